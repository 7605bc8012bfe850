import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  folderOf,
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
 * Checks that everything live is what was signed: signatures, manifests, every byte of every file, the slices that pages
 * fetch, the HTML. Returns the problems, one sentence each.
 */
export async function verifySite(context: Context, publisher?: string): Promise<string[]> {
  const registry = await readRegistry(context.store, context.keys);
  const isChecked = (each: string) => publisher === undefined || each === publisher;
  const problems = Object.entries(registry.broken)
    .filter(([each]) => isChecked(each))
    .map(([each, reason]) => `${each}: ${reason}`);
  for (const [each, slice] of Object.entries(registry.slices)) {
    if (isChecked(each)) problems.push(...(await sliceProblems(context, registry, slice)));
  }
  for (const [brand, slice] of brandSlices(registry)) {
    if (isChecked(brand)) problems.push(...(await pageProblems(context, registry, slice)));
  }
  for (const [each, reason] of Object.entries(registry.stale))
    if (isChecked(each)) problems.push(`${each}: ${reason}`);
  // Releases share files.
  return [...new Set(problems)];
}

async function sliceProblems({ store, now }: Context, registry: Registry, slice: Slice): Promise<string[]> {
  const { publisher, live, canary, lastGood } = slice;
  const problems: string[] = [];
  const fetched = await store.read(sliceFile(publisher));
  if (
    !registry.stale[publisher] &&
    fetched?.bytes.toString('utf8') !== JSON.stringify(registry.signed[publisher])
  )
    problems.push(`${sliceFile(publisher)} is not the registry's: run pnpm release compose`);
  if (Date.parse(slice.expiresAt) < now.getTime())
    problems.push(`${publisher}: the slice expired ${slice.expiresAt}: publish again`);
  const refs = [live, canary?.release, lastGood].filter((ref): ref is ReleaseRef => Boolean(ref));
  for (const ref of refs) problems.push(...(await releaseProblems({ store }, publisher, ref)));
  return problems;
}

async function releaseProblems(
  { store }: Pick<Context, 'store'>,
  publisher: string,
  ref: ReleaseRef,
): Promise<string[]> {
  return messagesOf(async () => {
    const manifest = await readManifest<ReleaseManifest | ShellManifest>(store, publisher, ref);
    const each = await Promise.all(
      Object.keys(manifest.integrity).map((name) =>
        messagesOf(async () => {
          const problems: string[] = [];
          for (const folder of new Set([ref.version, folderOf(manifest, name)])) {
            const content = await readReleaseFile(store, manifest, name, folder);
            if (isText(name))
              problems.push(
                ...(await compressedProblems(store, releaseFile(publisher, folder, name), content)),
              );
          }
          return problems;
        }),
      ),
    );
    return each.flat();
  });
}

/** Checks that every route, also of a canary, has its HTML, composed from this slice and the live shell. */
async function pageProblems({ store }: Context, registry: Registry, slice: Slice): Promise<string[]> {
  const shell = registry.slices['shell']?.live;
  const problems: string[] = [];
  for (const path of routesOf(slice)) {
    const key = `pages/${pageFile(path)}`;
    const html = (await store.read(key))?.bytes;
    if (!html) {
      problems.push(`${key} is missing: run pnpm release compose`);
      continue;
    }
    const { version } = slice.live.routes.includes(path) || !slice.canary ? slice.live : slice.canary.release;
    const expected = [
      `"config":{"version":${registry.config.version},`,
      `"serial":${slice.serial},`,
      `"${version}"`,
      `"${shell?.version ?? ''}"`,
    ];
    if (!expected.every((text) => html.includes(text)))
      problems.push(`${key} is not composed from the live releases: run pnpm release compose`);
    const compressed = await compressedProblems(store, key, html);
    problems.push(...compressed.map((problem) => `${problem}: run pnpm release compose`));
  }
  return problems;
}

/** The result of a check; the message of a `CommandError` instead of throwing it. */
async function messagesOf(check: () => Promise<string[]>): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof CommandError) return [error.message];
    throw error;
  }
}

const DECOMPRESS = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Problems of the compressed files beside `key`, which browsers receive in its place, one line each. */
async function compressedProblems(
  store: Pick<Store, 'read'>,
  key: string,
  content: Buffer,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [ending, open] of Object.entries(DECOMPRESS)) {
    const found = await store.read(key + ending);
    if (!found) problems.push(`${key}${ending} is missing`);
    else if (!isContent(() => open(found.bytes), content))
      problems.push(`${key}${ending} differs from ${key}`);
  }
  return problems;
}

function isContent(open: () => Buffer, content: Buffer): boolean {
  try {
    return open().equals(content);
  } catch {
    // Truncated or damaged.
    return false;
  }
}
