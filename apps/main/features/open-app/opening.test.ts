import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftMs, nextOpening, PATIENCE_MS, type Opening, type OpeningEvent } from './opening.ts';

const idle: Opening = { status: 'idle' };
const tell = (events: OpeningEvent[]) => events.reduce(nextOpening, idle);

describe('the opening of an app', () => {
  it('says that it did not open once the page was in sight all through the patience', () => {
    const tried = tell([{ type: 'tried', at: 10, isShown: true }]);
    expect(leftMs(tried, 10)).toBe(PATIENCE_MS);
    expect(nextOpening(tried, { type: 'looked', at: 9 + PATIENCE_MS }).status).toBe('trying');
    expect(nextOpening(tried, { type: 'looked', at: 10 + PATIENCE_MS }).status).toBe('not_opened');
  });

  it('counts from the moment the page is first seen', () => {
    const unseen = tell([{ type: 'tried', at: 0, isShown: false }]);
    expect(leftMs(unseen, 60_000)).toBeNull();
    const seen = nextOpening(unseen, { type: 'shown', at: 60_000 });
    expect(leftMs(seen, 60_000)).toBe(PATIENCE_MS);
  });

  it('takes the page going out of sight for the app, and still does so after it came back', () => {
    expect(
      tell([
        { type: 'tried', at: 0, isShown: true },
        { type: 'hidden' },
        { type: 'shown', at: 90_000 },
        { type: 'looked', at: 200_000 },
      ]).status,
    ).toBe('opened');
  });

  it('believes an app that came only after the phone had asked for longer than the patience', () => {
    expect(
      tell([{ type: 'tried', at: 0, isShown: true }, { type: 'looked', at: PATIENCE_MS }, { type: 'hidden' }])
        .status,
    ).toBe('opened');
  });

  it('does not take leaving for the store, or before any attempt, for the app', () => {
    expect(tell([{ type: 'hidden' }]).status).toBe('idle');
    expect(tell([{ type: 'went_to_store' }, { type: 'hidden' }, { type: 'shown', at: 9 }]).status).toBe(
      'store',
    );
  });
});

type Step =
  { kind: 'wait'; ms: number } | { kind: 'try' } | { kind: 'turn' } | { kind: 'store' } | { kind: 'refuse' };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(4000) }),
  fc.constantFrom<Step>(
    { kind: 'try' },
    { kind: 'turn' },
    { kind: 'turn' },
    { kind: 'store' },
    { kind: 'refuse' },
  ),
);

/** A phone with a clock and a screen that goes on and off: what is true of it, beside what the machine says. */
function live(steps: Step[], isShownAtFirst: boolean) {
  let at = 0;
  let isShown = isShownAtFirst;
  let opening = idle;
  /** ms in sight since the last attempt, null where there is none under way; and whether it went out of sight since. */
  let seenMs: number | null = null;
  let hasLeft = false;
  const seen: { opening: Opening; seenMs: number | null; hasLeft: boolean; last: Step['kind'] }[] = [];
  for (const one of steps) {
    switch (one.kind) {
      case 'wait':
        at += one.ms;
        if (isShown && seenMs !== null) seenMs += one.ms;
        opening = nextOpening(opening, { type: 'looked', at });
        break;
      case 'try':
        opening = nextOpening(opening, { type: 'tried', at, isShown });
        seenMs = 0;
        hasLeft = false;
        break;
      case 'turn':
        isShown = !isShown;
        opening = nextOpening(opening, isShown ? { type: 'shown', at } : { type: 'hidden' });
        if (!isShown && seenMs !== null) hasLeft = true;
        break;
      case 'store':
        opening = nextOpening(opening, { type: 'went_to_store' });
        seenMs = null;
        break;
      case 'refuse':
        opening = nextOpening(opening, { type: 'refused' });
        seenMs = null;
        break;
    }
    seen.push({ opening, seenMs, hasLeft, last: one.kind });
  }
  return seen;
}

describe('whatever a person and a phone do', () => {
  it('it says 没有打开 only after the whole patience in sight, and 打开 only after being out of sight', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isShown) => {
        for (const { opening, seenMs, hasLeft } of live(steps, isShown)) {
          if (opening.status === 'not_opened') {
            expect(seenMs).not.toBeNull();
            expect(seenMs ?? 0).toBeGreaterThanOrEqual(PATIENCE_MS);
            expect(hasLeft).toBe(false);
          }
          if (opening.status === 'opened') expect(hasLeft).toBe(true);
        }
      }),
    );
  });

  it('only a person leads to the store', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const all = live(steps, true);
        all.forEach(({ opening, last }, at) => {
          if (opening.status === 'store' && all[at - 1]?.opening.status !== 'store')
            expect(last).toBe('store');
        });
      }),
    );
  });

  it('what is being tried ends by itself while the page is in sight', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (at) => {
        const tried = nextOpening(idle, { type: 'tried', at, isShown: true });
        const left = leftMs(tried, at) ?? 0;
        expect(nextOpening(tried, { type: 'looked', at: at + left }).status).toBe('not_opened');
      }),
    );
  });
});
