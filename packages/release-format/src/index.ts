export type { PageFiles, RemoteBuild, RouteData, ShellBuild } from './build.ts';
export * from './choose-release.ts';
export * from './guards.ts';
export * from './late-images.ts';
export * from './memory.ts';
export * from './page-data.ts';
export * from './page-file.ts';
export * from './registry.ts';
export * from './session-keys.ts';
