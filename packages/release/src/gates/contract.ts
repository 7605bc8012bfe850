import type { ReleaseManifest, ShellManifest } from '@vip/release-format';

/** What runs of a publisher, or may run again; null where there is none. */
export interface Running<M> {
  live: M | null;
  canary: M | null;
  lastGood: M | null;
}

/** What is live when something asks to be: as much of the registry and its manifests as the gates look at. */
export interface LiveState {
  shell: Pick<Running<ShellManifest>, 'live' | 'lastGood'>;
  /** The candidate's own brand; of a shell, every brand. */
  brands: Record<string, Running<ReleaseManifest>>;
  /** Paths of every brand, of its live release and its canary. */
  paths: Record<string, readonly string[]>;
}

/** Releases of a brand that may run, and what they are to people. */
export const releasesOf = ({
  live,
  canary,
  lastGood,
}: Running<ReleaseManifest>): { as: string; release: ReleaseManifest }[] =>
  [
    { as: 'live release', release: live },
    { as: 'canary', release: canary },
    { as: 'last good release', release: lastGood },
  ].flatMap(({ as, release }) => (release ? [{ as, release }] : []));
