import { ALL_USERS, type ReleaseRef, type Slice } from '@vip/release-format';
import type { HourCounts } from '../canary/hours.ts';
import { judge } from '../canary/judge.ts';
import { ratesByRelease } from '../canary/rates.ts';
import { hoursOfSite, type ReadHours } from '../canary/read-hours.ts';
import { CommandError } from '../command-error.ts';
import { readErrorCounts, type Counts } from '../commands/error-counts.ts';
import { keysOf } from '../commands/keys.ts';
import { expiredSlices, fileProblems } from '../commands/verify.ts';
import { originOf, releasesAddress } from '../config.ts';
import type { Context } from '../context.ts';
import { CONFIGURATION } from '../registry/change-records.ts';
import { readRegistry, type Registry } from '../registry/registry.ts';
import { systemFailure } from '../system-failure.ts';
import { alertsOf, unreadable } from './alerts.ts';
import { changesOf } from './changes.ts';
import { commandsFor, nextSteps } from './next-steps.ts';
import type { PublisherOverview, RunningRelease, SiteOverview } from './overview.ts';

interface OverviewOptions {
  /** As it was typed: the commands of the next steps have it. */
  site?: string | undefined;
  /** Default: what the site names (`API_STATISTICS`). */
  readHours?: ReadHours | null;
}

/** Reads the state of a site. What cannot be read is an alert. */
export async function siteOverview(context: Context, options: OverviewOptions = {}): Promise<SiteOverview> {
  const commands = commandsFor(options.site);
  const base = { at: context.now.toISOString(), site: options.site ?? '.site' };
  let registry: Registry;
  try {
    registry = await readRegistry(context.store, context.keys);
  } catch (error) {
    const failure = systemFailure(error);
    if (!(failure instanceof CommandError)) throw error;
    const { message } = failure;
    const nothing = { configuration: null, configurationChanges: [], publishers: [], refused: {}, stale: {} };
    return { ...base, ...nothing, problems: [message], alerts: [unreadable(message)], noCounts: null };
  }
  const { config, slices, broken, stale } = registry;
  const { settings } = config;
  const readHours = options.readHours === undefined ? hoursOfSite(settings) : options.readHours;
  const counts = await readErrorCounts(releasesAddress(settings), originOf(settings));
  const hours = await readAllHours(slices, readHours);
  const publishers = await Promise.all(
    Object.values(slices).map((slice) =>
      publisherOverview(context, registry, slice, {
        counts: typeof counts === 'string' ? null : counts,
        hours: hours.byBrand[slice.publisher] ?? null,
        commands,
      }),
    ),
  );
  const files: Record<string, string[]> = {};
  for (const each of Object.keys(slices)) {
    const problems = await fileProblems(context, registry, [each]);
    if (problems.length > 0) files[each] = problems;
  }
  const found = {
    ...{ config, isOwn: context.keys.isOwn, publishers, now: context.now, commands },
    ...{ broken, stale, files, expired: expiredSlices(registry, context.now) },
    statistics: readHours === null ? 'API_STATISTICS is not set' : hours.failure,
    isReported: readHours !== null,
  };
  const alerts = alertsOf(found);
  return {
    ...base,
    configuration: config.version,
    configurationChanges: await changesOf(context.store, CONFIGURATION, config.version, []),
    publishers,
    refused: broken,
    stale,
    problems: alerts
      .filter(({ level }) => level === 'problem')
      .flatMap(({ publisher, text, details }) =>
        details.length > 0 ? details : [publisher === null ? text : `${publisher}: ${text}`],
      ),
    alerts,
    noCounts: typeof counts === 'string' ? counts : null,
  };
}

/** What pages of each brand have reported, and the first reason for which a brand has none. */
async function readAllHours(slices: Registry['slices'], readHours: ReadHours | null) {
  const byBrand: Record<string, readonly HourCounts[]> = {};
  let failure: string | null = null;
  if (readHours)
    await Promise.all(
      Object.keys(slices)
        .filter((publisher) => publisher !== 'shell')
        .map(async (brand) => {
          try {
            byBrand[brand] = await readHours(brand);
          } catch (error) {
            if (!(error instanceof CommandError)) throw error;
            failure ??= error.message;
          }
        }),
    );
  return { byBrand, failure };
}

async function publisherOverview(
  { store, keys }: Context,
  registry: Registry,
  slice: Slice,
  known: {
    counts: ReadonlyMap<string, Counts> | null;
    hours: readonly HourCounts[] | null;
    commands: (command: string) => string;
  },
): Promise<PublisherOverview> {
  const { publisher, serial, expiresAt, live, canary, lastGood, history } = slice;
  const { counts, hours, commands } = known;
  const release = ({ version, publishedAt }: ReleaseRef): RunningRelease => ({
    version,
    publishedAt,
    // A release without an event is counted too.
    ...(counts && (counts.get(version) ?? { errors: 0, quarantined: 0, visits: 0 })),
  });
  const since = history.find(({ version, action }) => version === live.version && action !== 'canary');
  const own = keysOf(registry, keys, publisher);
  const judgement =
    hours && canary ? judge(hours, { canary: canary.release.version, live: live.version }) : null;
  return {
    publisher,
    serial,
    expiresAt,
    live: { ...release(live), since: since?.at ?? live.publishedAt },
    canary: canary && { ...release(canary.release), share: canary.share / ALL_USERS, judgement },
    lastGood: lastGood && release(lastGood),
    history,
    changes: await changesOf(store, publisher, serial, history),
    releases: hours && ratesByRelease(hours),
    keys: own,
    next: nextSteps({ slice, keys: own, judgement }, commands),
  };
}
