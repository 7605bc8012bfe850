import { registerApplication, start, type LifeCycles } from 'single-spa';

declare const System: { import<Module>(name: string): Promise<Module> };

registerApplication({
  name: '@peers/pay',
  app: () => System.import<LifeCycles>('@peers/pay'),
  activeWhen: ({ pathname }) => pathname === '/',
});
start();
