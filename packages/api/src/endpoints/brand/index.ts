export * from './orders.ts';
export * from './packages.ts';
export * from './welfare.ts';
