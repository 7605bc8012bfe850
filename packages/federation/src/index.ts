export { buildRemote } from './build-remote.ts';
export { buildShell } from './build-shell.ts';
export { baseConfig, type Mode } from './base-config.ts';
export { createPrerenderConfig } from './prerender-config.ts';
export { createRemoteConfig } from './remote-config.ts';
export { createShellConfig } from './shell-config.ts';
export { runWebpack } from './run-webpack.ts';
export { script, styles } from './rules.ts';
export { BROWSERS, BROWSERSLIST } from './targets.ts';
