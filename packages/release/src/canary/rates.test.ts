import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HourCounts } from './hours.ts';
import { intervalOf, logEvidenceAgainst, ratesByRelease } from './rates.ts';

function binomial(loads: number, hits: number, rate: number): number {
  let log = 0;
  for (let at = 1; at <= hits; at += 1) log += Math.log((loads - hits + at) / at);
  return Math.exp(log) * rate ** hits * (1 - rate) ** (loads - hits);
}

const loads = fc.integer({ min: 1, max: 60 });
const rates = fc.double({ min: 0.01, max: 0.99, noNaN: true });

it('the evidence against the true rate is 1 on average: an e-value', () => {
  fc.assert(
    fc.property(loads, rates, (count, rate) => {
      let mean = 0;
      for (let hits = 0; hits <= count; hits += 1)
        mean += binomial(count, hits, rate) * Math.exp(logEvidenceAgainst(rate, { loads: count, hits }));
      expect(mean).toBeCloseTo(1, 8);
    }),
  );
});

it('an interval has the rate inside, and narrows with the loads', () => {
  fc.assert(
    fc.property(loads, fc.double({ min: 0, max: 1, noNaN: true }), (count, part) => {
      const hits = Math.floor(count * part);
      const [low, high] = intervalOf({ loads: count, hits });
      expect([low >= 0, low <= hits / count, hits / count <= high, high <= 1]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      const [lower, higher] = intervalOf({ loads: count * 100, hits: hits * 100 });
      expect(higher - lower).toBeLessThan(high - low);
    }),
  );
  // No hit in a thousand loads: the rate may be 1 %, not 2 %.
  const [low, high] = intervalOf({ loads: 1000, hits: 0 });
  expect([low, high > 0.005, high < 0.012]).toEqual([0, true, true]);
  // The largest sites: a million loads.
  const [one, other] = intervalOf({ loads: 1_000_000, hits: 4000 });
  expect([one > 0.0037, other < 0.0044]).toEqual([true, true]);
});

const counts = (release: string, why: string, some: Partial<HourCounts>): HourCounts => ({
  hour: '2026-11-27T03',
  release,
  why,
  ...{ loads: 0, failures: 0, timed: 0, slow: 0, impressions: 0, selects: 0, starts: 0, paid: 0 },
  ...some,
});

it('releases are counted as canary and as live, the latest first, without previews', () => {
  const found = ratesByRelease([
    counts('old', 'live', { hour: '2026-11-27T01', loads: 900, failures: 3 }),
    counts('new', 'canary', { hour: '2026-11-27T01', loads: 90, failures: 1, timed: 80, slow: 8 }),
    counts('new', 'live', { loads: 900, failures: 3, timed: 800, slow: 80, impressions: 700, paid: 70 }),
    counts('new', 'override', { loads: 500, failures: 500 }),
  ]);
  expect(found).toMatchObject([
    {
      version: 'new',
      first: '2026-11-27T01',
      last: '2026-11-27T03',
      loads: 990,
      failures: { hits: 4, loads: 990 },
      fast: { hits: 792, loads: 880, rate: 0.9 },
      paid: { hits: 70, loads: 700, rate: 0.1 },
    },
    { version: 'old', loads: 900, failures: { hits: 3 }, fast: null, paid: null },
  ]);
});
