import { MOST_BAD } from '@vip/release/memory';
import { fetchAnew } from '../remotes/fetch-anew.ts';
import { filesOf } from '../remotes/files-of.ts';
import { OverdueError } from '../remotes/in-time.ts';
import { isAlive } from './is-alive.ts';
import { changeMemory, readMemory } from './read-memory.ts';
import type { ReleaseParts } from './release-parts.ts';

/** How a page failed: its files, its first render, or its time. */
type FailureCause = 'load' | 'mount' | 'overdue';

export type Verdict =
  /** A file was torn on its way and is whole now: a reload heals it. */
  | 'torn'
  /** Nothing can be said against the release: nothing can be reached. */
  | 'network'
  /** The release is at fault, and there is nothing else to run. */
  | 'fault'
  /** The release is at fault and is not chosen again on this phone. */
  | 'quarantined';

export interface Failure {
  /** The page of the release that is not there. */
  name: string;
  error: Error;
  /** A reload has been tried for this release already. */
  hasReloaded: boolean;
}

function causeOf({ name, cause }: Error): FailureCause {
  if (name !== 'RemoteError') return 'mount';
  return cause instanceof OverdueError ? 'overdue' : 'load';
}

/** Tells a broken release from a bad network, and puts the broken one aside where another can take its place. */
export async function judge(parts: ReleaseParts, failure: Failure): Promise<Verdict> {
  const { window, page, brand, release, local, track } = parts;
  const cause = causeOf(failure.error);
  if (cause !== 'mount') {
    // Whole, and a reload did not help: then it is in what they say.
    if ((await fetchAnew(window, filesOf(page, failure.name))) && !failure.hasReloaded) return 'torn';
  }
  if (!(await isAlive(window, page.base))) return 'network';
  const { bad } = readMemory(local, brand);
  if (page.why === 'override' || !hasAnother(parts, bad)) return 'fault';
  if (bad.indexOf(release.version) < 0) {
    changeMemory(local, brand, { bad: [release.version, ...bad].slice(0, MOST_BAD) });
    track('release_quarantined', { cause });
  }
  return 'quarantined';
}

/** Whether there is something else that the next page would run in its place. */
function hasAnother({ page, release, local, brand }: ReleaseParts, bad: readonly string[]): boolean {
  const remembered = readMemory(local, brand).slice;
  const { live, lastGood } = remembered && remembered.serial > page.slice.serial ? remembered : page.slice;
  return [live, lastGood].some(
    (other) =>
      other !== null &&
      other.version !== release.version &&
      bad.indexOf(other.version) < 0 &&
      other.routes.some(({ path }) => path === page.route),
  );
}
