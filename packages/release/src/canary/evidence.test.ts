import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evidenceOfHarm, evidenceOfNoHarm, type Stratum } from './evidence.ts';

/** log of n choose k. */
function logChoose(n: number, k: number): number {
  let log = 0;
  for (let at = 1; at <= k; at += 1) log += Math.log((n - k + at) / at);
  return log;
}

/** Every outcome of an hour with these loads and hits, with its probability if the canary's odds are `odds` times live's. */
function outcomes(canary: number, live: number, total: number, odds = 1): [Stratum, number][] {
  const found: [Stratum, number][] = [];
  for (let hits = Math.max(0, total - live); hits <= Math.min(total, canary); hits += 1) {
    const weight = Math.exp(logChoose(canary, hits) + logChoose(live, total - hits)) * odds ** hits;
    found.push([{ canary: { loads: canary, hits }, live: { loads: live, hits: total - hits } }, weight]);
  }
  const all = found.reduce((sum, [, weight]) => sum + weight, 0);
  return found.map(([stratum, weight]) => [stratum, weight / all]);
}

const mean = (all: [Stratum, number][], of: (stratum: Stratum) => number) =>
  all.reduce((sum, [stratum, part]) => sum + part * of(stratum), 0);

const hour = fc
  .record({ canary: fc.integer({ min: 1, max: 30 }), live: fc.integer({ min: 1, max: 60 }) })
  .chain(({ canary, live }) => fc.tuple(fc.constant(canary), fc.constant(live), fc.nat(canary + live)));

it('of harm is 1 on average where there is none, and at most 1 where the canary is better: an e-value', () => {
  fc.assert(
    fc.property(hour, fc.double({ min: 0.1, max: 1, noNaN: true }), ([canary, live, total], odds) => {
      expect(mean(outcomes(canary, live, total), (each) => evidenceOfHarm([each]))).toBeCloseTo(1, 9);
      expect(mean(outcomes(canary, live, total, odds), (each) => evidenceOfHarm([each]))).toBeLessThan(
        1 + 1e-9,
      );
    }),
  );
});

it('of no harm is at most 1 on average where there is that much, or more', () => {
  fc.assert(
    fc.property(hour, fc.double({ min: 1, max: 4, noNaN: true }), ([canary, live, total], more) => {
      // Live's rate is that of the hour itself: the margin is no fixed number of odds, so all outcomes share one.
      const all = outcomes(canary, live, total, 3 * more);
      const odds = (part: number) => part / (1 - part);
      const evidence = (each: Stratum) => {
        const rate = (each.live.hits + 0.5) / (each.live.loads + 1);
        const margin = (3 * odds(rate)) / (1 + 3 * odds(rate)) - rate;
        return rate + margin < 1 - margin ? evidenceOfNoHarm([each], margin) : 0;
      };
      expect(mean(all, evidence)).toBeLessThan(1 + 1e-6);
    }),
  );
});

it('grows with each hour that shows the same, and does not depend on rates that change for both', () => {
  const bad = (loads: number, part: number): Stratum => ({
    canary: { loads, hits: Math.round(loads * part * 3) },
    live: { loads: loads * 9, hits: Math.round(loads * 9 * part) },
  });
  const one = evidenceOfHarm([bad(200, 0.02)]);
  expect(one).toBeGreaterThan(1);
  expect(evidenceOfHarm([bad(200, 0.02), bad(200, 0.02)])).toBeGreaterThan(one);
  // A night with few loads, then an outage for everybody: not the canary.
  const quiet: Stratum = { canary: { loads: 10, hits: 0 }, live: { loads: 990, hits: 10 } };
  const outage: Stratum = { canary: { loads: 500, hits: 250 }, live: { loads: 500, hits: 250 } };
  expect(evidenceOfHarm([quiet, outage])).toBeLessThan(1);
});

it('without hits, or without one of the arms, there is none', () => {
  const none: Stratum = { canary: { loads: 100, hits: 0 }, live: { loads: 100, hits: 0 } };
  const alone: Stratum = { canary: { loads: 0, hits: 0 }, live: { loads: 100, hits: 7 } };
  expect(evidenceOfHarm([none, alone])).toBeCloseTo(1, 9);
});
