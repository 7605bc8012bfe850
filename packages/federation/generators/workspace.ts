import fs from 'node:fs';
import path from 'node:path';
import { liveRoutes } from '../routes-table/live-routes.ts';
import { GeneratorRefusal } from './refusal.ts';

/** The brands of a workspace: the applications with routes. */
export const brandsIn = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, 'apps'))
    .filter((name) => fs.existsSync(path.join(root, 'apps', name, 'routes.ts')))
    .sort();

/** Names of applications and packages: each is `@vip/<name>`. */
export const roomsIn = (root: string): string[] => [
  'e2e',
  ...['apps', 'packages'].flatMap((folder) => fs.readdirSync(path.join(root, folder))),
];

/** Throws `GeneratorRefusal` where a brand has a path, by its first segment, already. */
export async function checkPaths(root: string, paths: readonly string[]): Promise<void> {
  const first = (route: string) => route.split('/')[1] ?? '';
  const routes = await liveRoutes(path.join(root, 'apps'));
  for (const wanted of paths) {
    const owner = routes.find(({ pattern }) => first(pattern) === first(wanted));
    if (owner) throw new GeneratorRefusal(`${wanted} is taken by ${owner.pattern} of ${owner.brand}`);
  }
}
