export type * from './page-data.ts';
export type { Registry, ReleaseRecord, ShellRecord, Slice } from './registry/registry.ts';
export { pageFile } from './registry/routes.ts';
export { readRegistry } from './registry/store.ts';
