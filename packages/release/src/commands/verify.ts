import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  pageFile,
  type ReleaseManifest,
  type ReleaseRef,
  type ShellManifest,
  type Slice,
} from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { brandSlices, readRegistry, type Registry, sliceFile, routesOf } from '../registry/registry.ts';
import { isText, readManifest, readReleaseFile, releaseFile } from '../releases/release-files.ts';
import type { Store } from '../store/store.ts';

/**
 * Whether everything that is live is what was signed: signatures, manifests, every byte of every file, the slices that
 * pages fetch, the HTML. Returns the troubles, one sentence each.
 */
export async function verifySite(context: Context, publisher?: string): Promise<string[]> {
  const registry = await readRegistry(context.store, context.keys);
  const isMeant = (each: string) => publisher === undefined || each === publisher;
  const troubles = Object.entries(registry.broken)
    .filter(([each]) => isMeant(each))
    .map(([each, reason]) => `${each}: ${reason}`);
  for (const [each, slice] of Object.entries(registry.slices)) {
    if (isMeant(each)) troubles.push(...(await sliceTroubles(context, registry, slice)));
  }
  for (const [brand, slice] of brandSlices(registry)) {
    if (isMeant(brand)) troubles.push(...(await pageTroubles(context, registry, slice)));
  }
  return troubles;
}

async function sliceTroubles({ store, now }: Context, registry: Registry, slice: Slice): Promise<string[]> {
  const { publisher, live, canary, lastGood } = slice;
  const troubles: string[] = [];
  const fetched = await store.read(sliceFile(publisher));
  if (fetched?.bytes.toString('utf8') !== JSON.stringify(registry.signed[publisher]))
    troubles.push(`${sliceFile(publisher)} is not the registry's: run pnpm release compose`);
  if (Date.parse(slice.expiresAt) < now.getTime())
    troubles.push(`${publisher}: the slice expired ${slice.expiresAt}: publish again`);
  const refs = [live, canary?.release, lastGood].filter((ref): ref is ReleaseRef => Boolean(ref));
  for (const ref of refs) troubles.push(...(await releaseTroubles({ store }, publisher, ref)));
  return troubles;
}

async function releaseTroubles(
  { store }: Pick<Context, 'store'>,
  publisher: string,
  ref: ReleaseRef,
): Promise<string[]> {
  return told(async () => {
    const manifest = await readManifest<ReleaseManifest | ShellManifest>(store, publisher, ref);
    const each = await Promise.all(
      Object.keys(manifest.integrity).map((name) =>
        told(async () => {
          const content = await readReleaseFile(store, manifest, name);
          return isText(name)
            ? compressedTroubles(store, releaseFile(publisher, ref.version, name), content)
            : [];
        }),
      ),
    );
    return each.flat();
  });
}

/** Every route, a canary's own too, has its HTML, composed from this slice and the live shell. */
async function pageTroubles({ store }: Context, registry: Registry, slice: Slice): Promise<string[]> {
  const shell = registry.slices['shell']?.live;
  const troubles: string[] = [];
  for (const path of routesOf(slice)) {
    const key = `pages/${pageFile(path)}`;
    const html = (await store.read(key))?.bytes;
    if (!html) {
      troubles.push(`${key} is missing: run pnpm release compose`);
      continue;
    }
    const { version } = slice.live.routes.includes(path) || !slice.canary ? slice.live : slice.canary.release;
    const marks = [`"serial":${slice.serial},`, `"${version}"`, `"${shell?.version ?? ''}"`];
    if (!marks.every((mark) => html.includes(mark)))
      troubles.push(`${key} is not of what is live: run pnpm release compose`);
    const compressed = await compressedTroubles(store, key, html);
    troubles.push(...compressed.map((trouble) => `${trouble}: run pnpm release compose`));
  }
  return troubles;
}

/** The message of a `CommandError`, instead of throwing it. */
async function told(check: () => Promise<string[] | void>): Promise<string[]> {
  try {
    return (await check()) ?? [];
  } catch (error) {
    if (error instanceof CommandError) return [error.message];
    throw error;
  }
}

const OPENED = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Why the compressed files beside `key`, which browsers are given in its place, are not its content; a line each. */
export async function compressedTroubles(
  store: Pick<Store, 'read'>,
  key: string,
  content: Buffer,
): Promise<string[]> {
  const troubles: string[] = [];
  for (const [ending, open] of Object.entries(OPENED)) {
    const found = await store.read(key + ending);
    if (!found) troubles.push(`${key}${ending} is missing`);
    else if (!isContent(() => open(found.bytes), content))
      troubles.push(`${key}${ending} has another content than ${key}`);
  }
  return troubles;
}

function isContent(open: () => Buffer, content: Buffer): boolean {
  try {
    return open().equals(content);
  } catch {
    // Cut off or damaged.
    return false;
  }
}
