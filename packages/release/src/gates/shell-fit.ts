import { releasesOf, type LiveState } from './contract.ts';
import { fitsContract } from '@vip/release-format';
import { sharedLacking, type Gives, type Needs } from './fit.ts';

/** Why a brand's release cannot run in the live shell: its contract. */
export function contractTroubles(brand: string, needs: Needs, live: LiveState): string[] {
  const shell = live.shell.live;
  if (!shell) return ['no shell is live: publish it first (pnpm release publish shell)'];
  if (fitsContract(needs.contract, shell.contract)) return [];
  return [
    `${brand} needs shell contract ${needs.contract}, and ${shell.contract} is live: publish a shell that has it first, or build ${brand} against ${shell.contract}`,
  ];
}

/** The same for the versions of what they share. */
export const sharedTroubles = (brand: string, needs: Needs, live: LiveState): string[] =>
  (live.shell.live ? sharedLacking(needs, live.shell.live) : []).map(
    (what) =>
      `${brand} needs ${what} in the live shell: publish a shell that shares it first, or build ${brand} with that version`,
  );

/** Remotes that may run and that a shell would leave behind. */
export function shellTroubles(shell: Gives, live: LiveState): string[] {
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
