export * from './orders.ts';
export * from './packages.ts';
