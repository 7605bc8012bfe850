import { pageFile } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { pathsOf, readRegistry } from '../registry/registry.ts';
import { writeNext } from './configure.ts';

/** The brand of each path, a line each. */
export async function ownerLines({ store, keys }: Context): Promise<string[]> {
  const { owners } = (await readRegistry(store, keys)).config;
  if (!owners) return ['no owners: a path belongs to whoever publishes it first; pnpm release owners record'];
  return Object.entries(owners)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, owner]) => `${owner.padEnd(12)} ${path}`);
}

/** Gives every live path to the brand that has it now, and keeps what was given before. */
export async function recordOwners(context: Context): Promise<void> {
  await change(context, (owners, paths) => ({ ...paths, ...owners }));
}

/** Gives a path to a brand; to none with null. Refuses one that another brand has live. */
export async function giveOwner(context: Context, path: string, brand: string | null): Promise<void> {
  if (!path.startsWith('/')) throw new CommandError(`${path} is not a path: it begins with a slash`);
  await change(context, (owners, paths) => {
    const live = Object.entries(paths).find(([each]) => pageFile(each) === pageFile(path))?.[1];
    if (live !== undefined && live !== brand)
      throw new CommandError(`${path} is live in ${live}: publish ${live} without it first`);
    const others = Object.entries(owners).filter(([each]) => pageFile(each) !== pageFile(path));
    return Object.fromEntries(brand === null ? others : [...others, [path, brand]]);
  });
}

type Owners = Readonly<Record<string, string>>;

async function change(context: Context, next: (owners: Owners, live: Owners) => Owners): Promise<void> {
  const registry = await readRegistry(context.store, context.keys);
  const live = Object.entries(pathsOf(registry)).flatMap(([brand, paths]) =>
    paths.map((path): [string, string] => [path, brand]),
  );
  const owners = next(registry.config.owners ?? {}, Object.fromEntries(live));
  await writeNext(context, { ...registry.config, owners }, []);
}
