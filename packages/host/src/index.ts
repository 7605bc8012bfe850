export * from './context.ts';
export * from './host.ts';
export * from './person.ts';
export * from './query/use-query.ts';
export type { QueryInput, QueryStore } from './query/query-store.ts';
export * from './routes.ts';
export * from './storage.ts';
