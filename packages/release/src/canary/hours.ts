import * as v from 'valibot';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What pages of one release have reported in one hour, for one reason of running it (`canary`, `live`, …). */
export const HourCounts = v.object({
  /** ISO, to the hour: `2026-11-27T03`. */
  hour: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d$/)),
  release: v.string(),
  why: v.string(),
  /** Page views. */
  loads: Count,
  /** Documents with an error or a quarantined release. */
  failures: Count,
  /** Documents that opened with prices, and those of them that took longer than `SLOW_MS`. */
  timed: Count,
  slow: Count,
  /** Prices that came into sight; packages selected, checkouts started, orders paid. */
  impressions: Count,
  selects: Count,
  starts: Count,
  paid: Count,
});
export type HourCounts = v.InferOutput<typeof HourCounts>;

/** From the request of a page to its prices. */
const SLOW_MS = 3000;

/** As much of an event as is counted: those of `EventBatch` in `packages/api`. */
const Event = v.object({
  name: v.string(),
  at: v.number(),
  props: v.object({
    brand: v.nullish(v.string()),
    release: v.nullish(v.string()),
    why: v.nullish(v.string()),
    ms: v.exactOptional(v.number()),
    result: v.exactOptional(v.string()),
    again: v.exactOptional(v.boolean()),
  }),
});
type Event = v.InferOutput<typeof Event>;

/** Counts a brand's events, a JSON object per line. Lines that are no events are left out. */
export function countEvents(lines: Iterable<string>, brand: string): HourCounts[] {
  const counts = new Map<string, HourCounts>();
  for (const line of lines) {
    const event = readEvent(line);
    const { release, why } = event?.props ?? {};
    if (!event || !release || !why || event.props.brand !== brand) continue;
    const hour = new Date(event.at).toISOString().slice(0, 13);
    const key = `${hour} ${release} ${why}`;
    const found = counts.get(key) ?? { hour, release, why, ...NONE };
    add(found, event);
    counts.set(key, found);
  }
  return [...counts.values()].sort((one, other) => (one.hour < other.hour ? -1 : 1));
}

const NONE = { loads: 0, failures: 0, timed: 0, slow: 0, impressions: 0, selects: 0, starts: 0, paid: 0 };

function add(counts: HourCounts, { name, props }: Event): void {
  if (name === 'page_view') counts.loads += 1;
  else if (name === 'error' || name === 'release_quarantined') counts.failures += props.again ? 0 : 1;
  else if (name === 'package_select') counts.selects += 1;
  else if (name === 'checkout_start') counts.starts += 1;
  else if (name === 'checkout_result' && props.result === 'paid') counts.paid += 1;
  else if (name === 'paywall_impression') {
    counts.impressions += 1;
    if (props.ms === undefined) return;
    counts.timed += 1;
    if (props.ms > SLOW_MS) counts.slow += 1;
  }
}

function readEvent(line: string): Event | null {
  try {
    return v.parse(Event, JSON.parse(line));
  } catch {
    return null;
  }
}
