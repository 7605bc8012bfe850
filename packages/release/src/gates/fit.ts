import { fitsContract, type ReleaseManifest, type ShellManifest } from '@vip/release-format';
import semver from 'semver';
import { type LiveState, releasesOf } from './live-state.ts';

/** What a remote needs of a shell, or a shell provides. `shared`: ranges or versions by module name. */
interface Contract {
  contract: string;
  shared: Record<string, string>;
}

/** The host contract is a shared module with a version of its own. */
const HOST = '@vip/host';

/** What a remote needs and a shell lacks, a clause each, such as `react ^19.3.0, and 18.2.0 is there`. */
const lacking = (needs: Contract, provides: Contract): string[] => [
  ...Object.entries(needs.shared).flatMap(([name, range]) => {
    const version = provides.shared[name];
    if (name === HOST || (version !== undefined && semver.satisfies(version, range))) return [];
    return [`${name} ${range}, and ${version ?? 'none'} is there`];
  }),
  ...(fitsContract(needs.contract, provides.contract)
    ? []
    : [`shell contract ${needs.contract}, and ${provides.contract} is there`]),
];

/** What a brand's release needs and the live shell lacks. */
export function brandViolations(brand: string, needs: Contract, { shell: { live } }: LiveState): string[] {
  if (!live) return ['no shell is live: publish it first (pnpm release publish shell)'];
  return lacking(needs, live).map(
    (what) =>
      `${brand} needs ${what} in the live shell: publish a shell that has it first, or build ${brand} against the live one`,
  );
}

/** What remotes that may run need and a new shell lacks. */
export const shellViolations = (shell: Contract, live: LiveState): string[] =>
  Object.entries(live.brands).flatMap(([brand, releases]) =>
    releasesOf(releases).flatMap(({ as, release }) =>
      lacking(release, shell).map(
        (what) =>
          `${brand}'s ${as} ${release.version} needs ${what} in this shell: keep it, or publish ${brand} without that need first`,
      ),
    ),
  );

/** A shell and a release that a page may run together. `what` is its name in messages. */
export interface Pair {
  what: string;
  shell: ShellManifest;
  release: ReleaseManifest;
}

/**
 * The pairs that pages would run once a candidate is live: those with the candidate, and those that a rollback returns to.
 *
 * Of a brand: the live shell with the candidate, with the live release (it becomes the last good one, or runs beside
 * a canary) and with the last good one; and the previous shell with the candidate, for HTML that is cached. Of the shell:
 * the candidate with every release that may run. Pairs with incompatible contracts or shared versions are left out, as no
 * page runs them.
 */
export function livePairs(live: LiveState, candidate: ReleaseManifest | ShellManifest): Pair[] {
  const pairs = 'pages' in candidate ? ofBrand(live, candidate) : ofShell(live, candidate);
  const seen = new Set<string>();
  return pairs.filter(({ shell, release }) => {
    const name = [shell.version, release.publisher, release.version].join(' ');
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew && lacking(release, shell).length === 0;
  });
}

/**
 * Of these pairs those that users run as soon as the candidate is live: all of its users, or those of a canary. The others
 * are for rollbacks and cached HTML.
 */
export const goingLive = (
  pairs: readonly Pair[],
  { shell: { live }, brands }: LiveState,
  candidate: ReleaseManifest | ShellManifest,
): Pair[] =>
  pairs.filter(({ shell, release }) =>
    'pages' in candidate
      ? shell === live && release === candidate
      : release === brands[release.publisher]?.live || release === brands[release.publisher]?.canary,
  );

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
