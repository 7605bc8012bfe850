import { baselineViolations } from '@vip/federation/browser-baseline';
import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import type { Composition } from '../compose/compose.ts';
import type { Context } from '../context.ts';
import type { KeyFolder } from '../registry/keys.ts';
import type { Registry } from '../registry/registry.ts';
import { integrityOf, withRelease } from '../releases/release-files.ts';
import type { PreparedRelease } from '../releases/prepare-release.ts';
import { type LiveState, readLiveState } from './live-state.ts';
import { routeTroubles } from './routes.ts';
import { contractTroubles, livePairs, sharedTroubles, shellTroubles } from './fit.ts';
import { sizeTroubles } from './size.ts';
import { smokeSite, smokeTroubles } from './smoke.ts';

/** What may pass the gates all the same; each exception is printed. */
export interface Exceptions {
  /** Routes that the live release has and this one may lack. */
  allowRemoved: readonly string[];
  noSmoke: boolean;
}

/** Throws one `CommandError` with all violations of a publisher's release, if there are any. */
export function refuse(publisher: string, troubles: readonly string[]): void {
  if (troubles.length > 0) throw new CommandError(`${publisher} cannot go live:\n  ${troubles.join('\n  ')}`);
}

/** The scripts and style sheets that a release names, each once. */
export function filesNamed(manifest: ReleaseManifest | ShellManifest): string[] {
  const named =
    'pages' in manifest
      ? [
          manifest.entry,
          ...Object.values(manifest.pages).flatMap(({ js, css, late }) => [...js, ...css, ...late]),
        ]
      : [...manifest.js, ...manifest.css];
  return [...new Set(named)];
}

/** Files that a release names and that are not among its own (`names`). */
export function missingFiles(manifest: ReleaseManifest | ShellManifest, names: Iterable<string>): string[] {
  const there = new Set(names);
  return filesNamed(manifest)
    .filter((file) => !there.has(file))
    .map(
      (file) => `build.json names ${file}, which is not in dist/client: build ${manifest.publisher} again`,
    );
}

/** As much of a store as is needed to look whether files arrived. */
interface Readable {
  read(key: string): Promise<{ bytes: Buffer } | null>;
}

/** Files of a release that do not come back from the store as they were meant. `prefix` ends with a slash. */
export async function unreachableFiles(
  store: Readable,
  prefix: string,
  integrity: Record<string, string>,
): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(integrity).map(async ([file, hash]) => {
      const what = await whatIsWrong(store, prefix + file, hash);
      return what && `${prefix}${file} ${what}: publish again, and look at the store if it stays so`;
    }),
  );
  return found.filter((trouble) => trouble !== null);
}

async function whatIsWrong(store: Readable, key: string, hash: string): Promise<string | null> {
  try {
    const found = await store.read(key);
    if (!found) return 'did not arrive in the store';
    const is = integrityOf(found.bytes);
    return is === hash ? null : `came back from the store with other bytes (${is} instead of ${hash})`;
  } catch (error) {
    return `cannot be read back (${(error as Error).message})`;
  }
}

/** What the oldest engines cannot parse. Builds check this too: the gate is for files that no build of this project made. */
export const floorTroubles = (files: Map<string, Buffer>): string[] =>
  [...files].flatMap(([name, content]) =>
    baselineViolations(name, content.toString('utf8')).map(
      (what) => `${what}: write it in an older way, and build again`,
    ),
  );

/**
 * Violations found without a browser, in order: files, routes, shared versions, contract, syntax baseline, size; for a
 * shell: files, that no remote is left behind, baseline.
 */
export function gateTroubles(
  candidate: Pick<PreparedRelease<ReleaseManifest | ShellManifest>, 'manifest' | 'files'>,
  live: LiveState,
  allowRemoved: readonly string[],
): string[] {
  const { manifest, files } = candidate;
  const missing = missingFiles(manifest, files.keys());
  if (!('pages' in manifest)) return [...missing, ...shellTroubles(manifest, live), ...floorTroubles(files)];
  const { publisher, entry, pages } = manifest;
  return [
    ...missing,
    ...routeTroubles(manifest, live, allowRemoved),
    ...sharedTroubles(publisher, manifest, live),
    ...contractTroubles(publisher, manifest, live),
    ...floorTroubles(files),
    // What is not there cannot be weighed.
    ...(missing.length > 0
      ? []
      : sizeTroubles({ brand: publisher, entry: [entry], pages }, (file) => files.get(file) as Buffer)),
  ];
}

/**
 * Passes a release through every gate, before anything of it is uploaded. Throws one `CommandError` with all that is in
 * its way. The smoke run comes when all the others let it pass, and tries the pages that `compose` returns: those that are
 * written if the release goes live.
 */
export async function passGates(
  context: Pick<Context, 'store' | 'env' | 'print'> & { keys: Pick<KeyFolder, 'trusted'> },
  registry: Registry,
  candidate: PreparedRelease<ReleaseManifest | ShellManifest>,
  { allowRemoved, noSmoke }: Exceptions,
  compose: () => Promise<Composition | null>,
): Promise<Composition | null> {
  const { store, keys, env, print } = context;
  const { publisher } = candidate.manifest;
  const live = await readLiveState(store, registry, publisher, print);
  refuse(publisher, gateTroubles(candidate, live, allowRemoved));
  for (const name of allowRemoved) print(`--allow-removed: ${name} may be gone, and links to it break`);
  const pairs = livePairs(live, candidate.manifest);
  const composition = await compose();
  if (noSmoke) print(`--no-smoke: the pages of ${pairs.length} live pairs were not opened in a browser`);
  else {
    const site = smokeSite({ store: withRelease(store, candidate), keys, env, composition });
    refuse(publisher, await smokeTroubles(site, pairs, env));
  }
  return composition;
}
