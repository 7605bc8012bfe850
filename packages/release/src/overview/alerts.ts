import { percent } from '../canary/judge.ts';
import type { ReleaseRates } from '../canary/rates.ts';
import type { SiteConfig } from '../registry/site-config.ts';
import { rotation } from './next-steps.ts';
import type { PublisherOverview } from './overview.ts';

/** Headings of docs/runbook.md. */
export const RUNBOOK = {
  takenBack: 'A canary is judged bad',
  bad: 'Live is bad',
  refused: 'REFUSED: a slice is signed with a key that is not trusted',
  stale: 'STALE: a slice is lost, or older than what pages have',
  expired: 'EXPIRED',
  unreadable: 'Nothing can be read',
  configuration: 'config.json is refused, or older than the pages',
  unset: 'Pages call the wrong backend',
  damaged: 'DAMAGED: a live file is not what was signed',
  statistics: 'No statistics',
  rotation: 'A key is being rotated',
} as const;

export interface Alert {
  /** A problem is repaired now, a warning before it becomes one. */
  level: 'problem' | 'warning' | 'note';
  /** null: of the whole site. */
  publisher: string | null;
  /** One sentence. */
  text: string;
  /** What exactly, a sentence each. */
  details: string[];
  /** Section of docs/runbook.md. */
  runbook: string;
  commands: string[];
}

interface Found {
  config: Pick<SiteConfig, 'version'>;
  isOwn: boolean;
  publishers: readonly PublisherOverview[];
  now: Date;
  commands: (command: string) => string;
  /** Reasons by publisher. */
  broken: Record<string, string>;
  stale: Record<string, string>;
  expired: Record<string, string>;
  files: Record<string, string[]>;
  /** Why there are no statistics; null if there are. */
  statistics: string | null;
  /** The site names an event store. */
  isReported: boolean;
}

const DAY_MS = 24 * 3600_000;
/** Two weeks before phones ignore a slice there is time for a publish by day. */
const SOON_MS = 14 * DAY_MS;

/** The configuration, the registry or the store cannot be read: no command works. */
export const unreadable = (message: string): Alert => ({
  level: 'problem',
  publisher: null,
  text: message,
  details: [],
  runbook: message.startsWith('config.json') ? RUNBOOK.configuration : RUNBOOK.unreadable,
  commands: [],
});

/** Everything that is wrong or will be, the worst first. */
export function alertsOf(found: Found): Alert[] {
  const alert = alertFor(found.commands);
  const of = (reasons: Record<string, string>, runbook: string, lines: (publisher: string) => string[]) =>
    Object.entries(reasons).map(([each, reason]) => alert('problem', each, reason, runbook, ...lines(each)));
  const alerts = [
    ...of(found.broken, RUNBOOK.refused, (each) => [`keys list ${each}`, `keys recover ${each}`]),
    ...of(found.expired, RUNBOOK.expired, (each) => [`publish ${each}`]),
    ...Object.entries(found.files).map(([each, details]) => ({
      ...alert('problem', each, damage(details), RUNBOOK.damaged, `verify ${each}`, 'compose'),
      details,
    })),
    ...of(found.stale, RUNBOOK.stale, (each) => [`verify ${each}`]),
    ...found.publishers.flatMap((each) => publisherAlerts(each, found.now, alert)),
  ];
  if (found.config.version === 0 && !found.isOwn) {
    const text = 'this site has no configuration: nothing can be published';
    alerts.push(alert('warning', null, text, RUNBOOK.unset, 'config'));
  }
  if (found.statistics !== null)
    alerts.push(
      found.isReported
        ? alert('warning', null, found.statistics, RUNBOOK.statistics)
        : alert('note', null, found.statistics, RUNBOOK.statistics, 'config set API_STATISTICS=https://…'),
    );
  const order = ['problem', 'warning', 'note'];
  return alerts.sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

type CreateAlert = ReturnType<typeof alertFor>;

const alertFor =
  (commands: Found['commands']) =>
  (
    level: Alert['level'],
    publisher: string | null,
    text: string,
    runbook: string,
    ...lines: string[]
  ): Alert => ({ level, publisher, text, details: [], runbook, commands: lines.map(commands) });

/** Of what a valid slice has: its canary, its age, its rates and its keys. */
function publisherAlerts(overview: PublisherOverview, now: Date, alert: CreateAlert): Alert[] {
  const { publisher, canary, expiresAt, keys } = overview;
  const alerts: Alert[] = [];
  if (canary?.judgement?.act === 'take back') {
    const text = `its canary ${canary.version} is judged bad and still runs: ${canary.judgement.why}`;
    alerts.push(alert('problem', publisher, text, RUNBOOK.takenBack, `rollback ${publisher}`));
  }
  const left = Date.parse(expiresAt) - now.getTime();
  if (left >= 0 && left < SOON_MS) {
    const text = `its slice expires in ${Math.floor(left / DAY_MS)} days (${expiresAt.slice(0, 10)}): phones ignore it from then on`;
    alerts.push(alert('warning', publisher, text, RUNBOOK.expired, `publish ${publisher}`));
  }
  const worse = worseThanLastGood(overview);
  if (worse) {
    const first = canary ? '; while a canary runs, the first rollback ends it' : '';
    alerts.push(alert('warning', publisher, worse + first, RUNBOOK.bad, `rollback ${publisher}`));
  }
  if (keys.filter(({ isTrusted }) => isTrusted).length > 1) {
    const text = 'more than one key is trusted: the rotation is not finished';
    alerts.push(alert('note', publisher, text, RUNBOOK.rotation, rotation(publisher, keys)[1]));
  }
  return alerts;
}

const damage = (details: readonly string[]): string =>
  details.length === 1
    ? 'a live file is not what was signed'
    : `${details.length} live files are not what was signed`;

/** Failures whose interval lies above that of the last good release, in other hours than its own. */
function worseThanLastGood({ live, lastGood, releases }: PublisherOverview): string | null {
  const of = (version: string | undefined): ReleaseRates['failures'] =>
    releases?.find((each) => each.version === version)?.failures ?? null;
  const [now, before] = [of(live.version), of(lastGood?.version)];
  if (!now || !before || now.low <= before.high) return null;
  return `live fails in ${percent(now.rate)} of the loads, the last good release did in ${percent(before.rate)}: chance does not explain that`;
}
