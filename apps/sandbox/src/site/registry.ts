import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const Release = v.object({ version: v.string(), publishedAt: v.string() });

/** What the sandbox reads of a slice. Whether it is signed is not its own to judge. */
const Slice = v.object({
  live: Release,
  canary: v.nullable(v.object({ share: v.number(), salt: v.string(), release: Release })),
  lastGood: v.nullable(Release),
});
const Registry = v.object({ slices: v.record(v.string(), v.object({ payload: v.string() })) });
const Manifest = v.object({ routes: v.array(v.object({ path: v.string(), title: v.string() })) });

type Slice = v.InferOutput<typeof Slice>;

/** What is published, by publisher: the brands and `shell`. */
export type Published = Record<string, Slice>;

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The slices of the site's registry, or null where nothing has been released. Throws when it is no registry. */
export async function readRegistry(siteDir: string): Promise<Published | null> {
  const file = siteDir === '' ? null : await readJson(join(siteDir, 'registry.json'));
  if (file === null) return null;
  return Object.fromEntries(
    Object.entries(v.parse(Registry, file).slices).map(([publisher, { payload }]) => [
      publisher,
      v.parse(Slice, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))),
    ]),
  );
}

/** A route that is live, as the workbench lists it. */
interface ListedRoute {
  brand: string;
  /** With `:name` for parameters. */
  path: string;
  title: string;
}

/** The live routes of all brands. */
export async function liveRoutes(siteDir: string): Promise<ListedRoute[]> {
  const listed: ListedRoute[] = [];
  for (const [brand, { live }] of Object.entries((await readRegistry(siteDir)) ?? {})) {
    if (brand === 'shell') continue;
    const manifest = await readJson(join(siteDir, 'r', brand, live.version, 'release.json'));
    listed.push(...v.parse(Manifest, manifest).routes.map(({ path, title }) => ({ brand, path, title })));
  }
  return listed;
}

/** Every release that runs or is gone back to, as `/__sandbox/state` lists it. */
export const releasesIn = (published: Published | null) =>
  Object.entries(published ?? {}).flatMap(([publisher, { live, canary, lastGood }]) =>
    [live, canary?.release, lastGood].flatMap((release, index) =>
      release
        ? {
            publisher,
            version: release.version,
            is_live: index === 0,
            share: index === 1 ? (canary?.share ?? 0) : null,
            published_at: release.publishedAt,
          }
        : [],
    ),
  );
