import type { KeyFolder } from '../keys/key-folder.ts';
import { brandSlices, readRegistry, sliceFile, type Registry } from '../registry/registry.ts';
import { pageFile, type Slice } from '@vip/release-format';
import { compressed } from '../releases/compressed.ts';
import type { Store } from '../store/store.ts';
import { brandPages, notFoundPage } from './brand-pages.ts';
import { openComposer } from './composer.ts';
import { writeDomainFiles } from './domain-files.ts';
import { liveBrand } from './live-site.ts';

const PAGES = 'pages/';
/** A file that pages ask for to learn whether the network is there. */
const ALIVE = 'r/alive.txt';

/**
 * Writes the HTML of these publishers' live routes (all brands' after a change of the shell), their slices for pages to
 * fetch, and takes away files of routes that are no longer live. Nothing is built: a release has its files, its markup
 * and its hashes. Composes anew for as long as somebody else changes the registry meanwhile, so that whoever is last has
 * composed what is live. Returns the files written.
 */
export async function compose(options: {
  store: Store;
  keys: Pick<KeyFolder, 'trusted'>;
  env: NodeJS.ProcessEnv;
  /** Left out: everything. */
  publisher?: string;
}): Promise<string[]> {
  const { store, keys } = options;
  for (;;) {
    const registry = await readRegistry(store, keys);
    const written = await composeOnce({ ...options, registry });
    if ((await readRegistry(store, keys)).tag === registry.tag) return written;
  }
}

async function composeOnce(options: {
  store: Store;
  keys: Pick<KeyFolder, 'trusted'>;
  env: NodeJS.ProcessEnv;
  registry: Registry;
  publisher?: string;
}): Promise<string[]> {
  const { store, keys, env, registry, publisher } = options;
  const isAll = publisher === undefined || publisher === 'shell';
  const composer = await openComposer({ store, registry, keys, env });
  const slices = brandSlices(registry).filter(([brand]) => isAll || brand === publisher);

  const pages = new Map<string, string>();
  for (const [, slice] of slices) {
    for (const [file, html] of await brandPages(composer, await liveBrand(store, slice)))
      pages.set(file, html);
  }
  if (isAll) {
    pages.set('404.html', notFoundPage(composer));
    await writeDomainFiles(store);
  }

  for (const [file, html] of pages) await writePage(store, PAGES + file, html);
  await writeSlices(store, registry, isAll ? null : publisher);
  await removeStale(store, keys);
  if (!(await store.read(ALIVE))) await store.write(ALIVE, Buffer.from('alive'));
  return [...pages.keys()];
}

async function writePage(store: Store, key: string, html: string): Promise<void> {
  const content = Buffer.from(html);
  await store.write(key, content);
  for (const [ending, bytes] of Object.entries(compressed(content, 'html')))
    await store.write(key + ending, bytes);
}

async function writeSlices(store: Store, registry: Registry, publisher: string | null): Promise<void> {
  for (const [each, signed] of Object.entries(registry.signed)) {
    if (publisher === null || each === publisher)
      await store.write(sliceFile(each), Buffer.from(JSON.stringify(signed)));
  }
}

/** Paths that a brand's live release or its canary has. */
export const routesOf = ({ live, canary }: Slice): string[] => [
  ...new Set([...live.routes, ...(canary?.release.routes ?? [])]),
];

/**
 * Listed first and the registry read after: whose page is listed has written the registry before, so that no other
 * publisher's new page is taken for an old one.
 */
async function removeStale(store: Store, keys: Pick<KeyFolder, 'trusted'>): Promise<void> {
  const listed = await store.list(PAGES);
  const registry = await readRegistry(store, keys);
  // A refused slice does not say which pages are its own: they stay.
  if (Object.keys(registry.broken).length > 0) return;
  const live = new Set(['404.html']);
  for (const [, slice] of brandSlices(registry)) for (const path of routesOf(slice)) live.add(pageFile(path));
  for (const key of listed) {
    if (!live.has(key.slice(PAGES.length).replace(/\.(br|gz)$/, ''))) await store.remove(key);
  }
}
