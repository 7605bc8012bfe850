export * from './context.ts';
export * from './host.ts';
export * from './routes.ts';
