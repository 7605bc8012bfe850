export { buildRemote } from './build-remote.ts';
export { buildShell } from './build-shell.ts';
export { baseConfig } from './base-config.ts';
export { createRemoteConfig, pageSource } from './remote-config.ts';
export { createShellConfig } from './shell-config.ts';
export { chunkFiles, pageFiles, runWebpack } from './run-webpack.ts';
