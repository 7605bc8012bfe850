import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  pageFile,
  type ReleaseManifest,
  type ReleaseRef,
  type ShellManifest,
  type Slice,
  type VersionRef,
} from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import {
  brandSlices,
  ownersBeside,
  pathsOf,
  readRegistry,
  routesOf,
  sliceFile,
  type Registry,
} from '../registry/registry.ts';
import type { KeyFolder } from '../registry/keys.ts';
import { foreignPaths, refuseUnset } from '../registry/site-config.ts';
import { refuseStale } from '../registry/stale-slices.ts';
import { compressed, readManifest } from '../releases/release-files.ts';
import type { Store } from '../store/store.ts';
import { systemFailure } from '../system-failure.ts';
import { openComposer, type ComposedBrand, type ComposerOptions } from './composer.ts';

const PAGES = 'pages/';
/** Pages request it to check whether the network works. */
const ALIVE = 'r/alive.txt';

/** A state of the registry, and the pages composed from it: HTML by file. */
export interface Composition {
  registry: Pick<Registry, 'slices' | 'broken' | 'config'>;
  pages: ReadonlyMap<string, string>;
}

const isEveryBrand = (publisher: string | undefined) => publisher === undefined || publisher === 'shell';

/** The publishers whose pages a change of `publisher` composes, and itself. */
export const composedWith = ({ slices }: Composition['registry'], publisher?: string): string[] =>
  isEveryBrand(publisher) ? Object.keys(slices) : [String(publisher)];

/**
 * Composes the HTML of a publisher's live routes; of all brands for the shell or without a publisher. Only reads: a release
 * has its files, markup and hashes. Throws `CommandError` if no shell is live.
 */
export async function composePages(
  options: ComposerOptions & { registry: Composition['registry']; publisher?: string | undefined },
): Promise<Composition> {
  const { store, registry, publisher } = options;
  const publishers = composedWith(registry, publisher);
  refuseSharedPages(registry, publishers);
  const composer = await openComposer(options, registry.config, await liveShell(store, registry));
  const pages = new Map<string, string>();
  for (const [brand, slice] of brandSlices(registry)) {
    if (!publishers.includes(brand)) continue;
    for (const [file, html] of await composer.brandPages(await readBrand(store, slice)))
      pages.set(file, html);
  }
  if (isEveryBrand(publisher)) pages.set('404.html', composer.notFoundPage());
  return { registry, pages };
}

/** Refuses (`CommandError`) a page of these publishers that another one claims as well. */
function refuseSharedPages(registry: Composition['registry'], publishers: readonly string[]): void {
  const paths = pathsOf(registry);
  for (const publisher of publishers) {
    const foreign = foreignPaths(registry.config, publisher, paths[publisher] ?? []);
    if (foreign.length > 0) throw new CommandError(foreign.join('\n'));
    const owners = ownersBeside(publisher, paths);
    for (const path of paths[publisher] ?? []) {
      const owner = owners.get(pageFile(path));
      if (owner !== undefined)
        throw new CommandError(
          `${path} belongs to ${publisher} and ${owner}: one of them has to roll back, or publish without it`,
        );
    }
  }
}

async function liveShell(
  store: Pick<Store, 'read'>,
  { slices, broken }: Composition['registry'],
): Promise<ShellManifest> {
  const slice = slices['shell'];
  if (!slice)
    throw new CommandError(
      broken['shell'] ?? 'no shell is live: publish it first (pnpm release publish shell)',
    );
  return readManifest<ShellManifest>(store, 'shell', slice.live);
}

async function readBrand(store: Pick<Store, 'read'>, slice: Slice): Promise<ComposedBrand> {
  const { publisher, live, canary, lastGood } = slice;
  const read = (ref: VersionRef) => readManifest<ReleaseManifest>(store, publisher, ref);
  const readRunning = async (ref: ReleaseRef) => {
    const manifest = await read(ref);
    if (
      !isDeepStrictEqual(
        manifest.routes.map(({ path: route }) => route),
        ref.routes,
      )
    )
      throw new CommandError(
        `the routes of ${publisher} ${ref.version} are not those that its slice names: publish it again`,
      );
    return manifest;
  };
  return {
    slice,
    live: await readRunning(live),
    canary: canary && (await readRunning(canary.release)),
    // A damaged manifest is no fallback, but must not prevent the release that replaces it; `verify` reports it.
    lastGood: lastGood && (await read(lastGood).catch(nullIfRefused)),
  };
}

function nullIfRefused(error: unknown): null {
  if (error instanceof CommandError) return null;
  throw error;
}

/**
 * Writes the pages of a publisher's live routes (all brands' after a change of the shell) and the slices that pages fetch,
 * and removes files of routes that are no longer live. Repeats while other commands change the registry, so that the last
 * one has composed what is live. Returns the files written.
 */
export async function compose(options: {
  store: Store;
  keys: ComposerOptions['keys'] & Pick<KeyFolder, 'isOwn'>;
  now: Date;
  /** Publishers whose slice may be missing, older or expired. */
  acceptStale?: readonly string[];
  /** Default: all. */
  publisher?: string;
  /** The registry as it was just read or written; default: it is read. */
  registry?: Registry;
  /** The pages of that registry, if already composed. */
  composition?: Composition | null;
}): Promise<string[]> {
  const { store, keys, publisher, now, acceptStale: accepted = [] } = options;
  const checked = (registry: Registry) => {
    refuseUnset(registry.config, keys);
    refuseStale(registry, composedWith(registry, publisher), { now, accepted });
    return registry;
  };
  let registry = checked(options.registry ?? (await readRegistry(store, keys)));
  let { pages } = options.composition ?? (await composePages({ ...options, registry }));
  for (;;) {
    await writeSite(store, registry, pages, publisher);
    // Listed before the registry is read: a listed page was written after its registry, so no new page of another publisher
    // is mistaken for a stale one.
    const listed = await store.list(PAGES);
    const current = checked(await readRegistry(store, keys));
    await removeStale(store, listed, current);
    if (!(await store.read(ALIVE))) await store.write(ALIVE, Buffer.from('alive'));
    if (current.tag === registry.tag && current.config.tag === registry.config.tag) return [...pages.keys()];
    registry = current;
    ({ pages } = await composePages({ ...options, registry }));
  }
}

/**
 * The error of composing after a change was written: with the next step, since a repeated `rollback` would go back further.
 */
export function unwrittenPages(error: unknown, done: string): unknown {
  const failure = systemFailure(error);
  return failure instanceof CommandError
    ? new CommandError(
        `${failure.message}\n${done}, but not all of its pages: pnpm release compose, and not this command again`,
        { cause: error },
      )
    : error;
}

async function writeSite(
  store: Store,
  { signed }: Registry,
  pages: Composition['pages'],
  publisher: string | undefined,
): Promise<void> {
  if (isEveryBrand(publisher)) await writeDomainFiles(store);
  const written = await Promise.all(
    [...pages].map(async ([file, html]) => {
      const content = Buffer.from(html);
      return { file, content, packed: await compressed(content, 'html') };
    }),
  );
  for (const { file, content, packed } of written) {
    await store.write(PAGES + file, content);
    for (const [ending, bytes] of Object.entries(packed)) await store.write(PAGES + file + ending, bytes);
  }
  for (const [each, slice] of Object.entries(signed)) {
    if (isEveryBrand(publisher) || each === publisher)
      await store.write(sliceFile(each), Buffer.from(JSON.stringify(slice)));
  }
}

async function removeStale(store: Store, listed: readonly string[], registry: Registry): Promise<void> {
  // The pages of a refused slice are unknown: none is removed.
  if (Object.keys(registry.broken).length > 0) return;
  // Lost and accepted, else nothing is composed.
  for (const publisher of Object.keys(registry.stale))
    if (!registry.signed[publisher]) await store.remove(sliceFile(publisher));
  const live = new Set(['404.html']);
  for (const [, slice] of brandSlices(registry))
    for (const route of routesOf(slice)) live.add(pageFile(route));
  for (const key of listed) {
    if (!live.has(key.slice(PAGES.length).replace(/\.(br|gz)$/, ''))) await store.remove(key);
  }
}

/** Files of the project that hosts request at the root of a domain. */
const DOMAIN_FILES = path.resolve(import.meta.dirname, '../../hosting/domain');

/** What servers answer from `domain/`: a text at the root, or a file below `.well-known`. */
const SERVED = /^(?:[\w-]+\.txt|\.well-known\/[\w-][\w.-]*)$/;

/**
 * Copies the files by which hosts verify the owner of a domain to `domain/` of a site. Other files there stay. Throws
 * `CommandError` on a file that no server would serve.
 */
export async function writeDomainFiles(store: Pick<Store, 'write'>, folder = DOMAIN_FILES): Promise<void> {
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const unserved = names.find((name) => !SERVED.test(name));
  if (unserved !== undefined)
    throw new CommandError(
      `${path.join(folder, unserved)} would never be served: only .txt files and files in .well-known are`,
    );
  for (const name of names) await store.write(`domain/${name}`, fs.readFileSync(path.join(folder, name)));
}
