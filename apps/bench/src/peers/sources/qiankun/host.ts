import { registerMicroApps, start } from 'qiankun';

registerMicroApps([
  {
    name: 'pay',
    entry: '/pay/index.html',
    container: '#sub-app',
    activeRule: ({ pathname }) => pathname === '/',
  },
]);
start();
