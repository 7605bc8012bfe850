import { fitsContract, type ReleaseManifest, type ShellManifest } from '@vip/release-format';
import semver from 'semver';
import { type LiveState, releasesOf } from './live-state.ts';

/** What a remote needs of a shell. `shared`: ranges by module name. */
interface Needs {
  contract: string;
  shared: Record<string, string>;
}

/** What a shell provides. `shared`: versions by module name. */
interface Provides {
  contract: string;
  shared: Record<string, string>;
}

/** The host contract is a shared module with a gate of its own. */
const HOST = '@vip/host';

/** Shared modules that a shell lacks, or has in an incompatible version: a clause each, such as `react ^19.3.0, and
 * 18.2.0 is there`. */
const sharedLacking = (needs: Needs, provides: Provides): string[] =>
  Object.entries(needs.shared).flatMap(([name, range]) => {
    const version = provides.shared[name];
    if (name === HOST || (version !== undefined && semver.satisfies(version, range))) return [];
    return [`${name} ${range}, and ${version ?? 'none'} is there`];
  });

/** True if a page may run the two together. */
const fits = (needs: Needs, provides: Provides): boolean =>
  fitsContract(needs.contract, provides.contract) && sharedLacking(needs, provides).length === 0;

/** Violations of the live shell's contract by a brand's release. */
export function contractViolations(brand: string, needs: Needs, live: LiveState): string[] {
  const shell = live.shell.live;
  if (!shell) return ['no shell is live: publish it first (pnpm release publish shell)'];
  if (fitsContract(needs.contract, shell.contract)) return [];
  return [
    `${brand} needs shell contract ${needs.contract}, and ${shell.contract} is live: publish a shell that has it first, or build ${brand} against ${shell.contract}`,
  ];
}

/** The same for the versions of shared modules. */
export const sharedViolations = (brand: string, needs: Needs, live: LiveState): string[] =>
  (live.shell.live ? sharedLacking(needs, live.shell.live) : []).map(
    (what) =>
      `${brand} needs ${what} in the live shell: publish a shell that shares it first, or build ${brand} with that version`,
  );

/** Remotes that may run and are incompatible with a new shell. */
export function shellViolations(shell: Provides, live: LiveState): string[] {
  return Object.entries(live.brands).flatMap(([brand, releases]) =>
    releasesOf(releases).flatMap(({ as, release }) => {
      const whose = `${brand}'s ${as} ${release.version} needs`;
      const todo = `keep it, or publish ${brand} without that need first`;
      return [
        ...(fitsContract(release.contract, shell.contract)
          ? []
          : [`${whose} contract ${release.contract}, and this shell has ${shell.contract}: ${todo}`]),
        ...sharedLacking(release, shell).map((what) => `${whose} ${what} in this shell: ${todo}`),
      ];
    }),
  );
}

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
