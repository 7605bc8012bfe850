import { baselineViolations } from '@vip/federation/browser-baseline';
import { folderOf, type ReleaseManifest, type ShellManifest } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import type { Composition } from '../compose/compose.ts';
import type { Context } from '../context.ts';
import type { KeyFolder } from '../registry/keys.ts';
import type { Registry } from '../registry/registry.ts';
import { readReleaseFile, withRelease } from '../releases/release-files.ts';
import type { PreparedRelease } from '../releases/prepare-release.ts';
import type { Store } from '../store/store.ts';
import { type LiveState, readLiveState } from './live-state.ts';
import { routeViolations } from './routes.ts';
import { brandViolations, goingLive, livePairs, shellViolations } from './fit.ts';
import { sizeViolations } from './size.ts';
import { smokeSite, smokeFailures } from './smoke.ts';

/** Exceptions from the gates; each is printed. */
export interface Exceptions {
  /** Routes that the live release has and this one may lack. */
  allowRemoved: readonly string[];
  noSmoke: boolean;
}

/** Throws one `CommandError` with all violations of a publisher's release, if there are any. */
export function refuse(publisher: string, violations: readonly string[]): void {
  if (violations.length > 0)
    throw new CommandError(`${publisher} cannot go live:\n  ${violations.join('\n  ')}`);
}

/** Scripts and style sheets that a release names and that are missing in `files`, each once. */
function missingFiles(
  manifest: ReleaseManifest | ShellManifest,
  files: ReadonlyMap<string, Buffer>,
): string[] {
  const named =
    'pages' in manifest
      ? [
          manifest.entry,
          ...Object.values(manifest.pages).flatMap(({ js, css, late }) => [...js, ...css, ...late]),
        ]
      : [...manifest.js, ...manifest.css];
  return [...new Set(named)]
    .filter((file) => !files.has(file))
    .map(
      (file) => `build.json names ${file}, which is not in dist/client: build ${manifest.publisher} again`,
    );
}

/** Files of an uploaded release that are read back from the store with other content or not at all. */
export async function unreachableFiles(
  store: Pick<Store, 'read'>,
  manifest: ReleaseManifest | ShellManifest,
): Promise<string[]> {
  const names = Object.keys(manifest.integrity);
  const results = await Promise.allSettled(
    names.map(async (name) => {
      await readReleaseFile(store, manifest, name);
      // Browsers load an unchanged file from the release that first had it.
      await readReleaseFile(store, manifest, name, folderOf(manifest, name));
    }),
  );
  return results.flatMap((result, at) =>
    result.status === 'fulfilled'
      ? []
      : `${names[at]} cannot be read back (${(result.reason as Error).message}): publish again, and check the store if the error remains`,
  );
}

/** What the oldest engines cannot parse. Builds check this too: the gate covers files of any other build. */
const syntaxViolations = (files: Map<string, Buffer>): string[] =>
  [...files].flatMap(([name, content]) =>
    baselineViolations(name, content.toString('utf8')).map(
      (what) => `${what}: use older syntax, and build again`,
    ),
  );

/**
 * Violations found without a browser, in order: files, routes, shared versions and contract, syntax baseline, size; for a
 * shell: files, compatibility with live remotes, baseline.
 */
export function gateViolations(
  candidate: Pick<PreparedRelease<ReleaseManifest | ShellManifest>, 'manifest' | 'files'>,
  live: LiveState,
  allowRemoved: readonly string[],
): string[] {
  const { manifest, files } = candidate;
  const missing = missingFiles(manifest, files);
  if (!('pages' in manifest))
    return [...missing, ...shellViolations(manifest, live), ...syntaxViolations(files)];
  const { publisher, entry, pages } = manifest;
  return [
    ...missing,
    ...routeViolations(manifest, live, allowRemoved),
    ...brandViolations(publisher, manifest, live),
    ...syntaxViolations(files),
    // Missing files cannot be weighed.
    ...(missing.length > 0
      ? []
      : sizeViolations({ brand: publisher, entry: [entry], pages }, (file) => files.get(file) as Buffer)),
  ];
}

/**
 * Checks a release by every gate before anything is uploaded. Throws one `CommandError` with all violations. The smoke gate
 * runs last, if all others pass, on the pages that `compose` returns: those that are written if the release goes live.
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
  refuse(publisher, gateViolations(candidate, live, allowRemoved));
  for (const name of allowRemoved) print(`--allow-removed: ${name} may be removed, and links to it break`);
  const pairs = livePairs(live, candidate.manifest);
  const composition = await compose();
  if (noSmoke) print(`--no-smoke: the pages of ${pairs.length} live pairs were not opened in a browser`);
  else {
    const site = smokeSite({
      store: withRelease(store, candidate),
      keys,
      config: registry.config,
      composition,
    });
    refuse(publisher, await smokeFailures(site, pairs, goingLive(pairs, live, candidate.manifest), env));
  }
  return composition;
}
