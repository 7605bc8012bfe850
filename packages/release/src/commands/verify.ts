import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
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
  const of = (reasons: Record<string, string>) =>
    Object.entries(reasons)
      .filter(([each]) => isChecked(each))
      .map(([each, reason]) => `${each}: ${reason}`);
  const publishers = Object.keys(registry.slices).filter(isChecked);
  return [
    ...of(registry.broken),
    ...of(expiredSlices(registry, context.now)),
    ...(await fileProblems(context, registry, publishers)),
    ...of(registry.stale),
  ];
}

/** Slices that phones ignore, with the reason, by publisher. */
export const expiredSlices = ({ slices }: Pick<Registry, 'slices'>, now: Date): Record<string, string> =>
  Object.fromEntries(
    Object.values(slices)
      .filter(({ expiresAt }) => Date.parse(expiresAt) < now.getTime())
      .map(({ publisher, expiresAt }) => [publisher, `the slice expired ${expiresAt}: publish again`]),
  );

/** What is missing, damaged or not composed of these publishers: files of releases, slices that pages fetch, pages. */
export async function fileProblems(
  { store }: Pick<Context, 'store'>,
  registry: Registry,
  publishers: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const each of publishers) {
    const slice = registry.slices[each];
    if (slice) problems.push(...(await sliceProblems(store, registry, slice)));
  }
  for (const [brand, slice] of brandSlices(registry))
    if (publishers.includes(brand)) problems.push(...(await pageProblems({ store }, registry, slice)));
  // Releases share files.
  return [...new Set(problems)];
}

async function sliceProblems(store: Store, registry: Registry, slice: Slice): Promise<string[]> {
  const { publisher, live, canary, lastGood } = slice;
  const problems: string[] = [];
  const fetched = await store.read(sliceFile(publisher));
  if (
    !registry.stale[publisher] &&
    fetched?.bytes.toString('utf8') !== JSON.stringify(registry.signed[publisher])
  )
    problems.push(`${sliceFile(publisher)} is not the registry's: run pnpm release compose`);
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
async function pageProblems(
  { store }: Pick<Context, 'store'>,
  registry: Registry,
  slice: Slice,
): Promise<string[]> {
  const shell = registry.slices['shell']?.live;
  const problemsAt = async (path: string): Promise<string[]> => {
    const key = `pages/${pageFile(path)}`;
    const html = (await store.read(key))?.bytes;
    if (!html) return [`${key} is missing`];
    const { version } = slice.live.routes.includes(path) || !slice.canary ? slice.live : slice.canary.release;
    const expected = [
      `"config":{"version":${registry.config.version},`,
      `"serial":${slice.serial},`,
      `"${version}"`,
      `"${shell?.version ?? ''}"`,
    ];
    return [
      ...(expected.every((text) => html.includes(text))
        ? []
        : [`${key} is not composed from the live releases`]),
      ...(await compressedProblems(store, key, html)),
    ];
  };
  const problems = (await Promise.all(routesOf(slice).map(problemsAt))).flat();
  return problems.map((problem) => `${problem}: run pnpm release compose`);
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

const DECOMPRESS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

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
    else if (!(await isContent(open(found.bytes), content)))
      problems.push(`${key}${ending} differs from ${key}`);
  }
  return problems;
}

async function isContent(opened: Promise<Buffer>, content: Buffer): Promise<boolean> {
  try {
    return (await opened).equals(content);
  } catch {
    // Truncated or damaged.
    return false;
  }
}
