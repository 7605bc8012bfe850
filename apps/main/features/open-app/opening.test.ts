import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingMs, nextOpening, OPEN_TIMEOUT_MS, type Opening, type OpeningEvent } from './opening.ts';

const idle: Opening = { status: 'idle' };
const run = (events: OpeningEvent[]) => events.reduce(nextOpening, idle);

describe('the opening of an app', () => {
  it('is not_opened after the page was visible for the whole timeout', () => {
    const tried = run([{ type: 'tried', at: 10, isShown: true }]);
    expect(remainingMs(tried, 10)).toBe(OPEN_TIMEOUT_MS);
    expect(nextOpening(tried, { type: 'timeout_check', at: 9 + OPEN_TIMEOUT_MS }).status).toBe('trying');
    expect(nextOpening(tried, { type: 'timeout_check', at: 10 + OPEN_TIMEOUT_MS }).status).toBe('not_opened');
  });

  it('counts from the moment the page becomes visible', () => {
    const unseen = run([{ type: 'tried', at: 0, isShown: false }]);
    expect(remainingMs(unseen, 60_000)).toBeNull();
    const seen = nextOpening(unseen, { type: 'shown', at: 60_000 });
    expect(remainingMs(seen, 60_000)).toBe(OPEN_TIMEOUT_MS);
  });

  it('is opened once the page was hidden, also after it is visible again', () => {
    expect(
      run([
        { type: 'tried', at: 0, isShown: true },
        { type: 'hidden' },
        { type: 'shown', at: 90_000 },
        { type: 'timeout_check', at: 200_000 },
      ]).status,
    ).toBe('opened');
  });

  it('is opened by an app that appears after the timeout', () => {
    expect(
      run([
        { type: 'tried', at: 0, isShown: true },
        { type: 'timeout_check', at: OPEN_TIMEOUT_MS },
        { type: 'hidden' },
      ]).status,
    ).toBe('opened');
  });

  it('is not opened by leaving for the store or before any attempt', () => {
    expect(run([{ type: 'hidden' }]).status).toBe('idle');
    expect(run([{ type: 'went_to_store' }, { type: 'hidden' }, { type: 'shown', at: 9 }]).status).toBe(
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

/** Simulates a phone with a clock and a screen; returns the facts beside the state of the machine. */
function live(steps: Step[], isShownAtFirst: boolean) {
  let at = 0;
  let isShown = isShownAtFirst;
  let opening = idle;
  /** Visible time (ms) since the last attempt, null without one; and whether the page was hidden since. */
  let seenMs: number | null = null;
  let hasLeft = false;
  const seen: { opening: Opening; seenMs: number | null; hasLeft: boolean; last: Step['kind'] }[] = [];
  for (const one of steps) {
    switch (one.kind) {
      case 'wait':
        at += one.ms;
        if (isShown && seenMs !== null) seenMs += one.ms;
        opening = nextOpening(opening, { type: 'timeout_check', at });
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

describe('for any sequence of events', () => {
  it('is not_opened only after the whole visible timeout, and opened only after being hidden', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isShown) => {
        for (const { opening, seenMs, hasLeft } of live(steps, isShown)) {
          if (opening.status === 'not_opened') {
            expect(seenMs).not.toBeNull();
            expect(seenMs ?? 0).toBeGreaterThanOrEqual(OPEN_TIMEOUT_MS);
            expect(hasLeft).toBe(false);
          }
          if (opening.status === 'opened') expect(hasLeft).toBe(true);
        }
      }),
    );
  });

  it('leads to the store only by a tap', () => {
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

  it('an attempt ends by itself while the page is visible', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (at) => {
        const tried = nextOpening(idle, { type: 'tried', at, isShown: true });
        const left = remainingMs(tried, at) ?? 0;
        expect(nextOpening(tried, { type: 'timeout_check', at: at + left }).status).toBe('not_opened');
      }),
    );
  });
});
