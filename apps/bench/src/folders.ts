import path from 'node:path';

/** The folder of the applications. */
export const apps = path.resolve(import.meta.dirname, '../..');

export const bench = path.join(apps, 'bench');

/** The command that puts releases live, as its users run it. */
export const releaseCommand = path.resolve(apps, '../packages/release/src/cli.ts');
