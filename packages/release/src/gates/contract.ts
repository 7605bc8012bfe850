import type { ReleaseManifest, ShellManifest } from '../registry/slice.ts';

/** What runs of a brand, or may run again. */
export interface LiveBrand {
  live: ReleaseManifest;
  canary: ReleaseManifest | null;
  lastGood: ReleaseManifest | null;
}

/** What is live when something asks to be: the registry with its manifests. */
export interface LiveState {
  /** null before the first shell. */
  shell: { live: ShellManifest; lastGood: ShellManifest | null } | null;
  brands: Record<string, LiveBrand>;
}

/** Names of the releases of a brand that may run, for what is told to people. */
export const releasesOf = ({
  live,
  canary,
  lastGood,
}: LiveBrand): { as: string; release: ReleaseManifest }[] =>
  [
    { as: 'live release', release: live },
    { as: 'canary', release: canary },
    { as: 'last good release', release: lastGood },
  ].flatMap(({ as, release }) => (release ? [{ as, release }] : []));
