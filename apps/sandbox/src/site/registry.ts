import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const Release = v.object({ version: v.string(), publishedAt: v.optional(v.string()) });
const BrandRelease = v.object({
  ...Release.entries,
  routes: v.array(v.object({ path: v.string(), title: v.string() })),
});

/** What the sandbox reads of `registry.json`: what is live, of whom, with which routes. The rest is not its own. */
const Registry = v.object({
  shell: v.nullable(v.object({ live: Release, history: v.array(Release) })),
  brands: v.record(v.string(), v.object({ live: BrandRelease, history: v.array(Release) })),
});
type Registry = v.InferOutput<typeof Registry>;

/** The registry of the site, or null where nothing has been released. Throws when it is no registry. */
export async function readRegistry(siteDir: string): Promise<Registry | null> {
  if (siteDir === '') return null;
  let text: string;
  try {
    text = await readFile(join(siteDir, 'registry.json'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return v.parse(Registry, JSON.parse(text));
}

/** A route that is live, as the workbench lists it. */
interface ListedRoute {
  brand: string;
  /** With `:name` for parameters. */
  path: string;
  title: string;
}

/** The live routes of all brands. */
export const routesIn = (registry: Registry | null): ListedRoute[] =>
  Object.entries(registry?.brands ?? {}).flatMap(([brand, { live }]) =>
    live.routes.map(({ path, title }) => ({ brand, path, title })),
  );

/** Every release that is live or can be gone back to, as `/__sandbox/state` lists it. */
export function releasesIn(registry: Registry | null) {
  const publishers = Object.entries({
    ...(registry?.shell && { shell: registry.shell }),
    ...registry?.brands,
  });
  return publishers.flatMap(([publisher, { live, history }]) =>
    [live, ...history].map(({ version, publishedAt }, index) => ({
      publisher,
      version,
      is_live: index === 0,
      published_at: publishedAt ?? null,
    })),
  );
}
