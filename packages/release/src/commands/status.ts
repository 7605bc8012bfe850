import { ALL_USERS } from '@vip/release-format';
import type { PublisherOverview, RunningRelease, SiteOverview } from '../overview/overview.ts';
import { percent } from './shares.ts';

/** An overview for people: live, canary and rollback releases, one block per publisher. */
export function statusLines({
  at,
  publishers,
  refused,
  stale,
  problems,
  alerts,
  noCounts,
}: SiteOverview): string[] {
  const names = [...publishers.map(({ publisher }) => publisher), ...Object.keys(refused)].sort();
  const blocks = names.flatMap((name) => {
    const found = publishers.find(({ publisher }) => publisher === name);
    return found ? publisherLines(found, new Date(at)) : [`${name}  REFUSED: ${refused[name]}`];
  });
  const isEmpty = names.length === 0 && problems.length === 0;
  return [
    ...(isEmpty ? ['nothing is published'] : blocks),
    ...Object.entries(stale).map(([publisher, reason]) => `STALE  ${publisher}: ${reason}`),
    ...alerts
      .filter(({ level }) => level === 'warning')
      .map(({ publisher, text }) => `WARNING  ${publisher === null ? '' : `${publisher}: `}${text}`),
    ...(noCounts === null ? [] : [`no error counts: ${noCounts}`]),
  ];
}

function publisherLines(
  { publisher, serial, live, canary, lastGood, expiresAt }: PublisherOverview,
  now: Date,
): string[] {
  const line = (label: string, release: RunningRelease, at: string, more = '') =>
    `  ${label.padEnd(10)} ${release.version}  ${age(at, now)}${more}${countsOf(release)}`;
  return [
    `${publisher}  serial ${serial}${Date.parse(expiresAt) < now.getTime() ? '  EXPIRED: pages no longer apply it, publish again' : ''}`,
    line('live', live, live.since),
    ...(canary
      ? [line('canary', canary, canary.publishedAt, `  ${percent(canary.share * ALL_USERS)} of users`)]
      : []),
    ...(lastGood ? [line('last good', lastGood, lastGood.publishedAt)] : []),
  ];
}

function countsOf({ errors, quarantined, visits }: RunningRelease): string {
  return errors === undefined ? '' : `  ${visits} page views, ${errors} errors, ${quarantined} quarantined`;
}

/** How long ago, in the largest unit that fits. */
export function age(at: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}
