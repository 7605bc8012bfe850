export * from './context.ts';
export * from './host.ts';
export * from './person.ts';
export * from './personal-keys.ts';
export * from './routes.ts';
