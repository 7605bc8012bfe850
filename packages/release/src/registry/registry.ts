import { type KeyFolder, openSlice, sign, SliceError } from './keys.ts';
import { readConfig, trustedKeys, type StoredConfig } from './site-config.ts';
import { CommandError } from '../command-error.ts';
import { StoreConflict, type Store } from '../store/store.ts';
import {
  isRegistryFile,
  isSigned,
  pageFile,
  type RegistryFile,
  type SignedSlice,
  type Slice,
} from '@vip/release-format';

const FILE = 'registry.json';
const FETCHED = 'registry/';
/** Key of one publisher's slice, which pages fetch. */
export const sliceFile = (publisher: string): string => `${FETCHED}${publisher}.json`;

/** The registry and the configuration of a site as they were read: valid slices, refused and stale ones, and the tag for compare-and-swap. */
export interface Registry {
  tag: string | null;
  signed: Record<string, SignedSlice>;
  slices: Record<string, Slice>;
  /** Reason of each refused slice, by publisher. */
  broken: Record<string, string>;
  /** Why a slice is missing or older than the one that pages fetch, by publisher: an old file was put back. */
  stale: Record<string, string>;
  config: StoredConfig;
}

/** Reads and verifies. A refused slice is reported in `broken` and does not affect the others. Throws if the file is not a
 * registry. */
export async function readRegistry(store: Store, keys: Pick<KeyFolder, 'trusted'>): Promise<Registry> {
  // Before the registry, which is written first: a change meanwhile does not look like an old file.
  const fetched = await readFetched(store);
  const found = await store.read(FILE);
  const config = await readConfig(store, keys);
  const registry: Registry = {
    tag: found?.tag ?? null,
    signed: {},
    slices: {},
    broken: {},
    stale: {},
    config,
  };
  registry.signed = found ? parseFile(found.bytes).slices : {};
  const open = (publisher: string, signed: SignedSlice) =>
    openSlice(signed, publisher, trustedKeys(config, keys, publisher));
  for (const [publisher, signed] of Object.entries(registry.signed)) {
    try {
      registry.slices[publisher] = await open(publisher, signed);
    } catch (error) {
      if (!(error instanceof SliceError)) throw error;
      registry.broken[publisher] = error.message;
    }
  }
  for (const [publisher, signed] of fetched) {
    // One that its publisher did not sign says nothing.
    const known = await open(publisher, signed).catch(nullIfRefused);
    const reason = known && staleReason(registry, known);
    if (reason) registry.stale[publisher] = reason;
  }
  return registry;
}

function staleReason({ signed, slices }: Registry, known: Slice): string | null {
  const { publisher, serial } = known;
  if (!signed[publisher])
    return `registry.json has lost its slice, which pages still have: take it from ${sliceFile(publisher)}`;
  const own = slices[publisher]?.serial ?? serial;
  return own < serial
    ? `registry.json has serial ${own}, and pages have serial ${serial}: put the newest registry.json back`
    : null;
}

function nullIfRefused(error: unknown): null {
  if (error instanceof SliceError) return null;
  throw error;
}

/** The slices that pages fetch, unverified; files that are none are left out. */
async function readFetched(store: Store): Promise<[publisher: string, signed: SignedSlice][]> {
  const keys = (await store.list(FETCHED)).filter((key) => key.endsWith('.json'));
  const found = await Promise.all(
    keys.map(async (key): Promise<[string, unknown]> => [
      key.slice(FETCHED.length, -'.json'.length),
      parseJson((await store.read(key))?.bytes),
    ]),
  );
  return found.filter((each): each is [string, SignedSlice] => isSigned(each[1]));
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return null;
  }
}

function parseFile(bytes: Buffer): RegistryFile {
  const file = parseJson(bytes);
  if (isRegistryFile(file)) return file;
  throw new CommandError(
    `${FILE} is not a registry: restore it from a backup, or remove it and publish again`,
  );
}

/** Valid slices of brands. */
export const brandSlices = ({ slices }: Pick<Registry, 'slices'>): [string, Slice][] =>
  Object.entries(slices).filter(([publisher]) => publisher !== 'shell');

/** Paths of a brand's live release and its canary. */
export const routesOf = ({ live, canary }: Slice): string[] => [
  ...new Set([...live.routes, ...(canary?.release.routes ?? [])]),
];

/** Paths of every brand. */
export const pathsOf = (registry: Pick<Registry, 'slices'>): Record<string, readonly string[]> =>
  Object.fromEntries(brandSlices(registry).map(([brand, slice]) => [brand, routesOf(slice)]));

/** The brand of each page file, but those of `publisher`. Rollback targets have no HTML of their own. */
export const ownersBeside = (
  publisher: string,
  paths: Record<string, readonly string[]>,
): Map<string, string> =>
  new Map(
    Object.entries(paths)
      .filter(([brand]) => brand !== publisher)
      .flatMap(([brand, taken]) => taken.map((path): [string, string] => [pageFile(path), brand])),
  );

/** Refuses (`CommandError`) to change a slice that its publisher did not sign. */
export function refuseBroken({ broken }: Pick<Registry, 'broken'>, publisher: string): void {
  const refusal = broken[publisher];
  if (refusal) throw new CommandError(`${refusal}\nsee pnpm release verify ${publisher}`);
}

/** Far more than there are publishers: a change of another publisher costs one more try. */
const MOST_TRIES = 50;

/**
 * Changes one publisher's slice by compare-and-swap: `change` gets the current registry and returns the new slice. After a
 * change of another publisher meanwhile it tries again; one of the same publisher is an error (`CommandError`), since this
 * change was based on an outdated state. `start`: the registry that the change is based on; default: it is read. Returns
 * the changed registry.
 */
export async function changeSlice(
  store: Store,
  keys: KeyFolder,
  publisher: string,
  change: (slice: Slice | null, registry: Registry) => Slice | Promise<Slice>,
  start?: Registry,
): Promise<Registry> {
  let registry = start ?? (await readRegistry(store, keys));
  let seen: number | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    refuseBroken(registry, publisher);
    const current = registry.slices[publisher] ?? null;
    const serial = current?.serial ?? 0;
    seen ??= serial;
    if (serial !== seen)
      throw new CommandError(
        `${publisher} was changed by another command meanwhile: check pnpm release status, then run this one again`,
      );
    const slice = await change(current, registry);
    const key = await keys.signer(publisher, trustedKeys(registry.config, keys, publisher));
    const signed = { ...registry.signed, [publisher]: await sign(slice, key) };
    try {
      const file: RegistryFile = { schema: 1, slices: signed };
      const bytes = Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
      const tag = await store.write(FILE, bytes, { if: registry.tag });
      return { ...registry, tag, signed, slices: { ...registry.slices, [publisher]: slice } };
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
      registry = await readRegistry(store, keys);
    }
  }
  throw new CommandError('other commands keep changing the registry: try again later');
}
