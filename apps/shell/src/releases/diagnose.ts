import { isForPage, MOST_BAD } from '@vip/release-format';
import { fetchAnew, watchArrival } from '../remotes/fetch-past-cache.ts';
import { ChunkLoadError, OverdueError } from '../remotes/page-loader.ts';
import { fileOf, filesOf } from '../remotes/running-release.ts';
import { checkForUpdate } from './check-for-update.ts';
import { changeMemory, readMemory } from './memory.ts';
import type { ReleaseParts } from './release-parts.ts';

/** Longest wait for the registry and for the server of releases, ms. */
const TIMEOUT_MS = 5000;

/** How a page failed: its files, its first render, its time limit, or a lazy chunk. Part of tracked events. */
type FailureCause = 'load' | 'mount' | 'overdue' | 'late';

export type Diagnosis =
  /** A file was corrupt or overdue and has been fetched again: a reload helps. */
  | 'corrupt'
  /** The network is at fault: nothing can be reached, or everything is slow. */
  | 'network'
  /** The release is at fault, but there is no other to run. */
  | 'fault'
  /** The release is at fault and is not chosen again on this device. */
  | 'quarantined';

export interface Failure {
  /** The page of the release that failed to load. */
  name: string;
  error: Error;
  /** This release has been reloaded already. */
  hasReloaded: boolean;
}

function causeOf(error: Error): FailureCause {
  const { name, cause } = error;
  if (error instanceof ChunkLoadError) return 'late';
  if (name !== 'RemoteError') return 'mount';
  return cause instanceof OverdueError ? 'overdue' : 'load';
}

/** Distinguishes a broken release from a bad network, and quarantines a broken one if another can run. */
export async function diagnose(parts: ReleaseParts, failure: Failure): Promise<Diagnosis> {
  const { window, page, brand, release, local, track } = parts;
  const { name, error, hasReloaded } = failure;
  const cause = causeOf(error);
  if (cause === 'overdue') {
    const arrival = await watchArrival(window, filesOf(page, name));
    if (arrival === 'slow') return 'network';
    if (arrival === 'complete' && !hasReloaded) return 'corrupt';
  } else if (cause !== 'mount') {
    const files = error instanceof ChunkLoadError ? [fileOf(page, error.file)] : filesOf(page, name);
    // Complete, but a reload did not help: the code is at fault.
    if ((await fetchAnew(window, files)) && (cause === 'late' || !hasReloaded)) return 'corrupt';
  }
  if (!(await isAlive(window, page.base))) return 'network';
  if (page.why === 'override') return 'fault';
  // HTML cached by a host app has no newer release, but the registry may have one.
  if (!hasOtherRelease(parts)) await waitForUpdate(parts);
  if (!hasOtherRelease(parts)) return 'fault';
  const { bad } = readMemory(local, brand);
  if (bad.indexOf(release.version) < 0) {
    changeMemory(local, brand, { bad: [release.version, ...bad].slice(0, MOST_BAD) });
    track('release_quarantined', { cause });
  }
  return 'quarantined';
}

function waitForUpdate(parts: ReleaseParts): Promise<void> {
  const answered = checkForUpdate(parts).catch((error: Error) => parts.report(error, 'registry'));
  const timeout = new Promise<void>((resolve) => parts.window.setTimeout(resolve, TIMEOUT_MS));
  return Promise.race([answered, timeout]);
}

/** True if the next document would run another release. */
function hasOtherRelease({ page, release, local, brand }: ReleaseParts): boolean {
  const { bad, slice: remembered } = readMemory(local, brand);
  const { live, lastGood } = remembered && isForPage(remembered, page, Date.now()) ? remembered : page.slice;
  return [live, lastGood].some(
    (other) =>
      other !== null &&
      other.version !== release.version &&
      bad.indexOf(other.version) < 0 &&
      other.routes.some(({ path }) => path === page.route),
  );
}

/** True if the server of releases answers `alive`; a captive portal answers every request with its own page. */
function isAlive(window: Pick<Window, 'fetch' | 'setTimeout'>, base: string): Promise<boolean> {
  const answered = window
    .fetch(`${base}alive.txt`, { cache: 'no-store' })
    .then(async (response) => response.ok && (await response.text()).trim() === 'alive');
  const timeout = new Promise<boolean>((resolve) => window.setTimeout(() => resolve(false), TIMEOUT_MS));
  // Unreachable, or the connection broke.
  return Promise.race([answered, timeout]).catch(() => false);
}
