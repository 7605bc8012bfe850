import { isForPage, MOST_BAD } from '@vip/release-format';
import { fetchAnew } from '../remotes/fetch-anew.ts';
import { fileOf, filesOf } from '../remotes/files-of.ts';
import { OverdueError } from '../remotes/in-time.ts';
import { ChunkLoadError } from '../remotes/chunk-load-error.ts';
import { watchArrival } from '../remotes/watch-arrival.ts';
import { adopt } from './adopt.ts';
import { isAlive } from './is-alive.ts';
import { changeMemory, readMemory } from './read-memory.ts';
import type { ReleaseParts } from './release-parts.ts';

/** Longest wait for what the registry knows, ms. */
const PATIENCE_MS = 5000;

/** How a page failed: its files, its first render, its time, or a file that it loads after that. */
type FailureCause = 'load' | 'mount' | 'overdue' | 'late';

export type Verdict =
  /** A file was torn or late on its way and is here now: a reload heals it. */
  | 'torn'
  /** Nothing can be said against the release: nothing can be reached, or all of it is slow. */
  | 'network'
  /** The release is at fault, and there is nothing else to run. */
  | 'fault'
  /** The release is at fault and is not chosen again on this phone. */
  | 'quarantined';

export interface Failure {
  /** The page of the release that is not there, or not whole. */
  name: string;
  error: Error;
  /** A reload has been tried for this release already. */
  hasReloaded: boolean;
}

function causeOf(error: Error): FailureCause {
  const { name, cause } = error;
  if (error instanceof ChunkLoadError) return 'late';
  if (name !== 'RemoteError') return 'mount';
  return cause instanceof OverdueError ? 'overdue' : 'load';
}

/** Tells a broken release from a bad network, and puts the broken one aside where another can take its place. */
export async function judge(parts: ReleaseParts, failure: Failure): Promise<Verdict> {
  const { window, page, brand, release, local, track } = parts;
  const { name, error, hasReloaded } = failure;
  const cause = causeOf(error);
  if (cause === 'overdue') {
    const arrival = await watchArrival(window, filesOf(page, name));
    if (arrival === 'slow') return 'network';
    if (arrival === 'whole' && !hasReloaded) return 'torn';
  } else if (cause !== 'mount') {
    const files = error instanceof ChunkLoadError ? [fileOf(page, error.file)] : filesOf(page, name);
    // Whole, and a reload did not help: then it is in what they say.
    if ((await fetchAnew(window, files)) && (cause === 'late' || !hasReloaded)) return 'torn';
  }
  if (!(await isAlive(window, page.base))) return 'network';
  if (page.why === 'override') return 'fault';
  // A page that a host has kept knows of nothing newer; the registry does.
  if (!hasAnother(parts)) await askRegistry(parts);
  if (!hasAnother(parts)) return 'fault';
  const { bad } = readMemory(local, brand);
  if (bad.indexOf(release.version) < 0) {
    changeMemory(local, brand, { bad: [release.version, ...bad].slice(0, MOST_BAD) });
    track('release_quarantined', { cause });
  }
  return 'quarantined';
}

function askRegistry(parts: ReleaseParts): Promise<void> {
  const asked = adopt(parts).catch((error: Error) => parts.report(error, 'registry'));
  const waited = new Promise<void>((resolve) => parts.window.setTimeout(resolve, PATIENCE_MS));
  return Promise.race([asked, waited]);
}

/** Whether there is something else that the next page would run in its place. */
function hasAnother({ page, release, local, brand }: ReleaseParts): boolean {
  const { bad, slice: remembered } = readMemory(local, brand);
  const { live, lastGood } = remembered && isForPage(remembered, page) ? remembered : page.slice;
  return [live, lastGood].some(
    (other) =>
      other !== null &&
      other.version !== release.version &&
      bad.indexOf(other.version) < 0 &&
      other.routes.some(({ path }) => path === page.route),
  );
}
