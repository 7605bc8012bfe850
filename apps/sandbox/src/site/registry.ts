import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isFields,
  isRegistryFile,
  isRoute,
  isSlice,
  type SignedSlice,
  type Slice,
} from '@vip/release-format';

/** The published slices by publisher: the brands and `shell`. Signatures are not checked here. */
export type Published = Record<string, Slice>;

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The slices of the site's registry, or null before the first release. Throws for an invalid file. */
export async function readRegistry(siteDir: string): Promise<Published | null> {
  const file = siteDir === '' ? null : await readJson(join(siteDir, 'registry.json'));
  if (file === null) return null;
  if (!isRegistryFile(file)) throw new Error('registry.json is no registry');
  return Object.fromEntries(
    Object.entries(file.slices).map(([publisher, signed]) => [publisher, payloadOf(publisher, signed)]),
  );
}

function payloadOf(publisher: string, { payload }: SignedSlice): Slice {
  const slice: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  if (!isSlice(slice)) throw new Error(`the slice of ${publisher} is malformed`);
  return slice;
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
    const routes = isFields(manifest) && Array.isArray(manifest['routes']) ? manifest['routes'] : [];
    listed.push(...routes.filter(isRoute).map(({ path, title }) => ({ brand, path, title })));
  }
  return listed;
}

/** Every live, canary and previous release, as `/__sandbox/state` lists it. */
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
