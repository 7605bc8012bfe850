export type * from './page-data.ts';
export type { RegistryFile, ReleaseManifest, ShellManifest, SignedSlice, Slice } from './registry/slice.ts';
export { pageFile } from './registry/routes.ts';
