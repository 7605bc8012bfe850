import type { Slice } from '@vip/release-format';
import type { Decision } from '../canary/judge.ts';
import type { ReleaseRates } from '../canary/rates.ts';
import type { Counts } from '../commands/error-counts.ts';
import type { KnownKey } from '../commands/keys.ts';
import type { Alert } from './alerts.ts';
import type { ChangeLine } from './changes.ts';
import type { Step } from './next-steps.ts';

/** A release of a slice, with its events if the event store counts them (`API_RELEASES`). */
export interface RunningRelease extends Partial<Counts> {
  version: string;
  /** ISO */
  publishedAt: string;
}

export interface PublisherOverview {
  publisher: string;
  serial: number;
  /** ISO */
  expiresAt: string;
  live: RunningRelease & {
    /** ISO: since when it is live. */
    since: string;
  };
  /** `share` is a part of 1. `judgement`: null without statistics. */
  canary: (RunningRelease & { share: number; judgement: Decision | null }) | null;
  lastGood: RunningRelease | null;
  history: Slice['history'];
  /** The history with who and why, and changes of keys; newest first. */
  changes: ChangeLine[];
  /** Releases that pages have reported; null without statistics. The shell has none. */
  releases: ReleaseRates[] | null;
  keys: KnownKey[];
  next: Step[];
}

/** Everything that an operator has to know about a site: `status --json`, and what the dashboard shows. */
export interface SiteOverview {
  /** ISO */
  at: string;
  /** As it was typed, or the folder. */
  site: string;
  /** Version of the configuration; null if it cannot be read. */
  configuration: number | null;
  configurationChanges: ChangeLine[];
  publishers: PublisherOverview[];
  /** Reasons by publisher. */
  refused: Record<string, string>;
  stale: Record<string, string>;
  /** What has to be repaired, one sentence each: what `verify` finds, and canaries that are judged bad. */
  problems: string[];
  /** The problems, and what will become one, with the section of the runbook and commands. */
  alerts: Alert[];
  /** Why there are no error counts (`API_RELEASES`); null if there are. */
  noCounts: string | null;
}
