import fs from 'node:fs';
import path from 'node:path';

/** The brands of a workspace, by name: the applications that declare routes. */
export const brandsIn = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, 'apps'))
    .filter((name) => fs.existsSync(path.join(root, 'apps', name, 'routes.ts')))
    .sort();

/** Names of all packages of a workspace: each is `@vip/<name>`. */
export const packagesIn = (root: string): string[] => [
  'e2e',
  ...['apps', 'packages'].flatMap((folder) => fs.readdirSync(path.join(root, folder))),
];
