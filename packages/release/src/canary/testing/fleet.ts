import type { HourCounts } from '../hours.ts';
import { logRatios, type Stratum } from '../evidence.ts';
import { judge, type Decision } from '../judge.ts';

/** What pages of a release do, as parts of the loads. */
export interface Behaviour {
  failures: number;
  slow: number;
  selects: number;
  starts: number;
  paid: number;
}

/** A release of a purchase page without a fault. */
export const HEALTHY: Behaviour = { failures: 0.004, slow: 0.12, selects: 0.35, starts: 0.12, paid: 0.06 };

export interface Fleet {
  loadsPerHour: number;
  hours: number;
  /** The canary's part of the loads; widens with the decisions. */
  shares: readonly number[];
  canary: Behaviour;
  live: Behaviour;
}

export interface Outcome {
  /** Hours until it was taken back; null if it was not. */
  takenBackAfter: number | null;
  /** Loads of the canary until then. */
  canaryLoads: number;
  /** Hours until the last share; null if it was not reached. */
  widestAfter: number | null;
}

/** Runs one canary, judged every hour. `random`: uniform in [0, 1). */
export function runFleet(fleet: Fleet, random: () => number): Outcome {
  const hours: HourCounts[] = [];
  // Every decision looks at all hours again.
  const known = new Map<string, readonly number[]>();
  const ratiosOf = (stratum: Stratum) => {
    const key = JSON.stringify(stratum);
    const found = known.get(key) ?? logRatios(stratum);
    known.set(key, found);
    return found;
  };
  let step = 0;
  let canaryLoads = 0;
  let widestAfter: number | null = null;
  for (let hour = 0; hour < fleet.hours; hour += 1) {
    // Twice as many by day as by night, and failures of the network with them, in both arms.
    const day = 1 + 0.5 * Math.sin((hour / 24) * 2 * Math.PI);
    const loads = Math.round(fleet.loadsPerHour * day);
    const of = (why: 'canary' | 'live', part: number): HourCounts =>
      counted(`${hourName(hour)}`, why, binomial(loads, part, random), fleet[why], day, random);
    const canary = of('canary', fleet.shares[step] ?? 0);
    canaryLoads += canary.loads;
    hours.push(canary, of('live', 1 - (fleet.shares[step] ?? 0)));
    const { act }: Decision = judge(hours, { canary: 'canary', live: 'live' }, ratiosOf);
    if (act === 'take back') return { takenBackAfter: hour + 1, canaryLoads, widestAfter };
    if (act === 'widen' && step < fleet.shares.length - 1) {
      step += 1;
      if (step === fleet.shares.length - 1) widestAfter = hour + 1;
    }
  }
  return { takenBackAfter: null, canaryLoads, widestAfter };
}

const hourName = (hour: number): string => new Date(hour * 3600_000).toISOString().slice(0, 13);

function counted(
  hour: string,
  why: 'canary' | 'live',
  loads: number,
  behaviour: Behaviour,
  day: number,
  random: () => number,
): HourCounts {
  const some = (part: number) => binomial(loads, part, random);
  return {
    hour,
    release: why,
    why,
    loads,
    failures: some(behaviour.failures * day),
    timed: loads,
    slow: some(behaviour.slow),
    impressions: loads,
    selects: some(behaviour.selects),
    starts: some(behaviour.starts),
    paid: some(behaviour.paid),
  };
}

/** A binomial number: exact below 200 expected hits or misses, else normal. */
function binomial(trials: number, part: number, random: () => number): number {
  const p = Math.min(1, part);
  if (p > 0.5) return trials - binomial(trials, 1 - p, random);
  const mean = trials * p;
  if (mean > 200) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.min(trials, Math.round(mean + normal * Math.sqrt(mean * (1 - p)))));
  }
  // Gaps between hits have a geometric distribution.
  let hits = -1;
  if (p === 0) return 0;
  for (let at = 0; at <= trials; hits += 1) at += Math.floor(Math.log(1 - random()) / Math.log1p(-p)) + 1;
  return hits;
}

/** Repeatable random numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
