import { expect, it } from 'vitest';
import { HEALTHY, runFleet, seeded, type Behaviour } from './testing/fleet.ts';
import { countEvents, type HourCounts } from './hours.ts';
import { judge } from './judge.ts';

const counts = (why: string, some: Partial<HourCounts>): HourCounts => ({
  hour: '2026-11-27T03',
  release: why === 'canary' ? 'new' : 'old',
  why,
  loads: 0,
  failures: 0,
  timed: 0,
  slow: 0,
  impressions: 0,
  selects: 0,
  starts: 0,
  paid: 0,
  ...some,
});
const releases = { canary: 'new', live: 'old' };

it('a canary that breaks is taken back, with what was seen', () => {
  const hours = [
    counts('canary', { loads: 400, failures: 40 }),
    counts('live', { loads: 3600, failures: 14 }),
  ];
  expect(judge(hours, releases)).toMatchObject({
    act: 'take back',
    why: expect.stringMatching(
      /^failures 10 % in the canary, 0\.39 % live: by chance once in [\d,]+$/,
    ) as string,
  });
});

it('one that sells less is taken back, although nothing fails', () => {
  const sales = { loads: 20_000, impressions: 20_000, selects: 7000, starts: 2400, paid: 1200 };
  const hours = [counts('canary', { ...sales, paid: 800 }), counts('live', sales)];
  expect(judge(hours, releases)).toMatchObject({
    act: 'take back',
    why: expect.stringMatching(/^visits without a payment 96 %/) as string,
  });
});

it('one without a difference widens once its failures are seen to be no more', () => {
  const live = counts('live', { loads: 90_000, failures: 360 });
  const few = judge([counts('canary', { loads: 200, failures: 1 }), live], releases);
  expect(few).toMatchObject({
    act: 'hold',
    why: expect.stringContaining('too few to rule out 1 % more') as string,
  });
  expect(judge([counts('canary', { loads: 2000, failures: 8 }), live], releases).act).toBe('widen');
});

it('a doubt holds it, and single phones decide nothing', () => {
  const live = counts('live', { loads: 9000, failures: 36 });
  expect(judge([counts('canary', { loads: 900, failures: 14 }), live], releases)).toMatchObject({
    act: 'hold',
    why: expect.stringContaining('that may be chance') as string,
  });
  expect(judge([counts('canary', { loads: 40, failures: 40 }), live], releases)).toMatchObject({
    act: 'hold',
    why: '40 loads of the canary, of at least 100',
  });
  expect(judge([], releases).act).toBe('hold');
});

it('previews, pinned orders, fallbacks and other releases are not counted', () => {
  const hours = [
    counts('canary', { loads: 2000, failures: 8 }),
    counts('live', { loads: 90_000, failures: 360 }),
    { ...counts('override', { loads: 500, failures: 500 }), release: 'new' },
    { ...counts('fallback', { loads: 500, failures: 500 }), release: 'old' },
    { ...counts('canary', { loads: 500, failures: 500 }), release: 'older' },
  ];
  expect(judge(hours, releases).act).toBe('widen');
});

it('events are counted by hour, release and reason, for one brand', () => {
  const event = (name: string, props: object = {}, at = Date.UTC(2026, 10, 27, 3, 59)) =>
    JSON.stringify({
      name,
      at,
      route: '/',
      props: { brand: 'honey', release: 'new', why: 'canary', ...props },
    });
  const lines = [
    event('page_view'),
    event('paywall_impression', { ms: 3001 }),
    event('paywall_impression', { ms: 3000 }),
    event('paywall_impression'),
    event('package_select'),
    event('checkout_start'),
    event('checkout_result', { result: 'paid' }),
    event('checkout_result', { result: 'cancelled' }),
    event('error'),
    event('release_quarantined'),
    event('error', { again: true }),
    event('page_view', {}, Date.UTC(2026, 10, 27, 4)),
    event('page_view', { brand: 'main' }),
    event('page_view', { why: null }),
    '{"name":"page_view"',
    '',
  ];
  expect(countEvents(lines, 'honey')).toEqual([
    counts('canary', {
      loads: 1,
      failures: 2,
      timed: 2,
      slow: 1,
      impressions: 3,
      selects: 1,
      starts: 1,
      paid: 1,
    }),
    counts('canary', { hour: '2026-11-27T04', loads: 1 }),
  ]);
});

const fleets = (canary: Partial<Behaviour>, count: number) => {
  const random = seeded(11);
  return Array.from({ length: count }, () =>
    runFleet(
      {
        loadsPerHour: 2000,
        hours: 48,
        shares: [0.01, 0.1, 0.5],
        canary: { ...HEALTHY, ...canary },
        live: HEALTHY,
      },
      random,
    ),
  );
};

it('of simulated fleets without a difference hardly any is taken back, and of broken ones all are', () => {
  const alarms = fleets({}, 200).filter(({ takenBackAfter }) => takenBackAfter !== null);
  // At 1 % more than 6 of 200 have a chance of 0.4 %; the seed is fixed.
  expect(alarms.length).toBeLessThanOrEqual(6);
  const broken = fleets({ failures: 0.05 }, 40);
  expect(
    broken.every(({ takenBackAfter, widestAfter }) => takenBackAfter !== null && widestAfter === null),
  ).toBe(true);
});
