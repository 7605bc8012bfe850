import { type KeyFolder, openSlice, signSlice, SliceError } from './keys.ts';
import { CommandError } from '../command-error.ts';
import { StoreConflict, type Store } from '../store/store.ts';
import { isRegistryFile, type RegistryFile, type SignedSlice, type Slice } from '@vip/release-format';

const FILE = 'registry.json';
/** What a page fetches: one publisher's slice. */
export const sliceFile = (publisher: string): string => `registry/${publisher}.json`;

/** The registry as it was read: slices that hold, those that do not, and what a change is written over. */
export interface Registry {
  tag: string | null;
  signed: Record<string, SignedSlice>;
  slices: Record<string, Slice>;
  /** Why a publisher's slice is refused, by publisher. */
  broken: Record<string, string>;
}

/** Reads and verifies. A refused slice is reported in `broken` and does not affect the others. Throws on a file that is no
 * registry at all. */
export async function readRegistry(store: Store, keys: Pick<KeyFolder, 'trusted'>): Promise<Registry> {
  const found = await store.read(FILE);
  const registry: Registry = { tag: found?.tag ?? null, signed: {}, slices: {}, broken: {} };
  if (!found) return registry;
  registry.signed = parseFile(found.bytes).slices;
  for (const [publisher, signed] of Object.entries(registry.signed)) {
    try {
      registry.slices[publisher] = await openSlice(signed, publisher, keys.trusted(publisher));
    } catch (error) {
      if (!(error instanceof SliceError)) throw error;
      registry.broken[publisher] = error.message;
    }
  }
  return registry;
}

function parseFile(bytes: Buffer): RegistryFile {
  try {
    const file: unknown = JSON.parse(bytes.toString('utf8'));
    if (isRegistryFile(file)) return file;
  } catch {
    // Reported below, like a file of another shape.
  }
  throw new CommandError(`${FILE} is no registry: take it from a backup, or remove it and publish anew`);
}

/** Brands of a registry, those whose slice holds. */
export const brandSlices = ({ slices }: Pick<Registry, 'slices'>): [string, Slice][] =>
  Object.entries(slices).filter(([publisher]) => publisher !== 'shell');

/** Paths that a brand's live release or its canary has. */
export const routesOf = ({ live, canary }: Slice): string[] => [
  ...new Set([...live.routes, ...(canary?.release.routes ?? [])]),
];

/** Far more than publishers exist: another team's change is no conflict, only one more try. */
const MOST_TRIES = 50;

/**
 * Changes one publisher's slice by compare-and-swap: `change` gets the registry as it is at that moment and returns the
 * new slice. A change of another publisher meanwhile is one more try; one of the same publisher is an error
 * (`CommandError`), since this change was decided on a state that is gone. `start`: the registry that the change was
 * decided on; left out, it is read. Returns the registry with the change in it.
 */
export async function changeSlice(
  store: Store,
  keys: KeyFolder,
  publisher: string,
  change: (slice: Slice | null, registry: Registry) => Slice | Promise<Slice>,
  start?: Registry,
): Promise<Registry> {
  const key = await keys.signer(publisher);
  let registry = start ?? (await readRegistry(store, keys));
  let seen: number | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const refusal = registry.broken[publisher];
    if (refusal) throw new CommandError(`${refusal}\nsee pnpm release verify ${publisher}`);
    const current = registry.slices[publisher] ?? null;
    const serial = current?.serial ?? 0;
    seen ??= serial;
    if (serial !== seen)
      throw new CommandError(
        `somebody else changed ${publisher} meanwhile: look at pnpm release status, then run it again`,
      );
    const slice = await change(current, registry);
    const signed = { ...registry.signed, [publisher]: await signSlice(slice, key) };
    try {
      const tag = await store.write(FILE, toBytes({ schema: 1, slices: signed }), { if: registry.tag });
      return { ...registry, tag, signed, slices: { ...registry.slices, [publisher]: slice } };
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
      registry = await readRegistry(store, keys);
    }
  }
  throw new CommandError('the registry is changed all the time by others: try again later');
}

const toBytes = (file: RegistryFile): Buffer => Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
