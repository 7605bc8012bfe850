import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingMs, nextOpening, OPEN_TIMEOUT_MS, type Opening, type OpeningEvent } from './opening.ts';

const idle: Opening = { status: 'idle' };
const run = (events: OpeningEvent[]) => events.reduce(nextOpening, idle);

describe('the opening of an app', () => {
  it('counts from the moment the page becomes visible', () => {
    const unseen = run([{ type: 'tried', at: 0, isShown: false }]);
    expect(remainingMs(unseen, 60_000)).toBeNull();
    const seen = nextOpening(unseen, { type: 'shown', at: 60_000 });
    expect(remainingMs(seen, 60_000)).toBe(OPEN_TIMEOUT_MS);
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
  const seen: { opening: Opening; seenMs: number | null; hasLeft: boolean }[] = [];
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
    seen.push({ opening, seenMs, hasLeft });
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
});
