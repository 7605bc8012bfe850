import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import { releasesOf, type LiveState } from '../contract.ts';
import { fits } from '../fit.ts';

/** A shell and a release that a page may run together. `what` names it to people. */
export interface Pair {
  what: string;
  shell: ShellManifest;
  release: ReleaseManifest;
}

/**
 * The pairs that pages would run once a candidate is live, those that it has a part in or that are gone back to.
 *
 * Of a brand: the live shell with the candidate, with what is live now (it becomes the last good one, or runs beside a
 * canary) and with what is the last good one now; and the shell before with the candidate, for HTML that hosts keep. Of
 * the shell: the candidate with every release that may run. Pairs whose contract or shared versions do not fit never meet:
 * no page runs them.
 */
export function livePairs(live: LiveState, candidate: ReleaseManifest | ShellManifest): Pair[] {
  const pairs = 'pages' in candidate ? ofBrand(live, candidate) : ofShell(live, candidate);
  const seen = new Set<string>();
  return pairs.filter(({ shell, release }) => {
    const name = [shell.version, release.publisher, release.version].join(' ');
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew && fits(release, shell);
  });
}

function ofBrand({ shell, brands }: LiveState, candidate: ReleaseManifest): Pair[] {
  const { live, lastGood } = shell;
  if (!live) return [];
  const running = brands[candidate.publisher];
  const kept = running ? releasesOf({ ...running, canary: null }) : [];
  return [
    pair('live shell', live, 'candidate', candidate),
    ...kept.map(({ as, release }) => pair('live shell', live, as, release)),
    ...(lastGood ? [pair('shell before', lastGood, 'candidate', candidate)] : []),
  ];
}

const ofShell = ({ brands }: LiveState, candidate: ShellManifest): Pair[] =>
  Object.entries(brands).flatMap(([brand, running]) =>
    releasesOf(running).map(({ as, release }) => pair('candidate', candidate, `${brand}'s ${as}`, release)),
  );

const pair = (as: string, shell: ShellManifest, role: string, release: ReleaseManifest): Pair => ({
  what: `${as} ${shell.version} with ${role} ${release.version}`,
  shell,
  release,
});
