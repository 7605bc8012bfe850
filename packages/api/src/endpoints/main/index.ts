export * from './activity.ts';
export * from './voices.ts';
export * from './login.ts';
export * from './orders.ts';
export * from './packages.ts';
export * from './prepared-order.ts';
export * from './scheme.ts';
