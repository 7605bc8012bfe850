import path from 'node:path';

/** The folder of the applications. */
export const apps = path.resolve(import.meta.dirname, '../..');

export const bench = path.join(apps, 'bench');

/** `pnpm release`. */
export const releaseCommand = path.resolve(apps, '../packages/release/src/cli.ts');

/** Build of the bridge alone: `bridge-alone/build.ts`. */
export const bridgeAlone = path.join(bench, 'dist/bridge-alone');
