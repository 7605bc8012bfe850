import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PINS, PIN_KEPT_MS, type ReleasePin } from '@vip/release-format';
import { createSite, publish, samplePage } from '../test-support/sample-site.test-support.ts';
import { closePins, withPin } from './memory.ts';

const site = createSite();
const one = publish(site, 'v1');
const two = publish(site, 'v2');
const { shell } = samplePage(one);
const pin = (order: string, at = 0, release = one): ReleasePin => ({
  order,
  at,
  isOpen: true,
  shell,
  release,
});

describe('pins of orders', () => {
  it('keep the set that an order was started with, whichever release runs later', () => {
    const again = withPin([pin('26', 0, one)], pin('26', 1000, two));
    expect(again).toEqual([pin('26', 0, one)]);
  });

  it('are dropped after a day', () => {
    expect(withPin([pin('26')], pin('27', PIN_KEPT_MS - 1))).toHaveLength(2);
    expect(withPin([pin('26')], pin('27', PIN_KEPT_MS))).toHaveLength(1);
    expect(withPin([pin('26', 0, one)], pin('26', PIN_KEPT_MS, two))[0]?.release).toBe(two);
  });

  it('apply only to their own pages when their purchase has ended; other pins stay open', () => {
    expect(closePins([pin('26'), pin('27')], '26')).toEqual([{ ...pin('26'), isOpen: false }, pin('27')]);
    expect(closePins([pin('26'), pin('27')], null).map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  it('are limited, sorted newest first, and only one is open, in any order of purchases', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('1', '2', '3', '4', '5'), fc.nat(1000))), (steps) => {
        let pins: ReleasePin[] = [];
        for (const [order, at] of steps) pins = withPin(pins, pin(order, at));
        expect(pins.length).toBeLessThanOrEqual(MOST_PINS);
        expect(pins.map(({ isOpen }) => isOpen)).toEqual(pins.map((_, at) => at === 0));
        expect(pins[0]?.order).toBe(steps[steps.length - 1]?.[0]);
        expect(new Set(pins.map(({ order }) => order)).size).toBe(pins.length);
      }),
    );
  });
});
