import { pageFile } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { pathsOf, readRegistry } from '../registry/registry.ts';
import { type ConfigurationResult, writeNext } from './configure.ts';

type Owners = Readonly<Record<string, string>>;

/** The brand of each path; null if none are recorded. */
export const readOwners = async ({ store, keys }: Context): Promise<Owners | null> =>
  (await readRegistry(store, keys)).config.owners ?? null;

/** The same for people, a line each. */
export function ownerLines(owners: Owners | null): string[] {
  if (!owners) return ['no owners: a path belongs to whoever publishes it first; pnpm release owners record'];
  return Object.entries(owners)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, owner]) => `${owner.padEnd(12)} ${path}`);
}

/** Gives every live path to the brand that has it now, and keeps what was given before. */
export async function recordOwners(context: Context): Promise<ConfigurationResult> {
  return change(context, 'owners record', (owners, paths) => ({ ...paths, ...owners }));
}

/** Gives a path to a brand; to none with null. Refuses one that another brand has live. */
export async function giveOwner(
  context: Context,
  path: string,
  brand: string | null,
): Promise<ConfigurationResult> {
  if (!path.startsWith('/')) throw new CommandError(`${path} is not a path: it begins with a slash`);
  const did = brand === null ? `owners free ${path}` : `owners give ${path} ${brand}`;
  return change(context, did, (owners, paths) => {
    const live = Object.entries(paths).find(([each]) => pageFile(each) === pageFile(path))?.[1];
    if (live !== undefined && live !== brand)
      throw new CommandError(`${path} is live in ${live}: publish ${live} without it first`);
    const others = Object.entries(owners).filter(([each]) => pageFile(each) !== pageFile(path));
    return Object.fromEntries(brand === null ? others : [...others, [path, brand]]);
  });
}

async function change(
  context: Context,
  did: string,
  next: (owners: Owners, live: Owners) => Owners,
): Promise<ConfigurationResult> {
  const registry = await readRegistry(context.store, context.keys);
  const live = Object.entries(pathsOf(registry)).flatMap(([brand, paths]) =>
    paths.map((path): [string, string] => [path, brand]),
  );
  const owners = next(registry.config.owners ?? {}, Object.fromEntries(live));
  return writeNext(context, { ...registry.config, owners }, [], did);
}
