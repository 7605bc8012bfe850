import type { Order } from '@vip/api';
import { describe, expect, it } from 'vitest';
import { fakeClock, settled } from '../test-support/fake-clock.test-support.ts';
import { fakeVisibility } from '../test-support/fake-page.test-support.ts';
import { anOrder } from '../test-support/samples.test-support.ts';
import { watchOrder } from './watch-order.ts';

/** A watch whose queries are answered at once, or by hand; `asked` has seconds since the start. */
function watched({ isNow = false, isByHand = false, isHidden = false, fails = false } = {}) {
  const time = fakeClock(0);
  const page = fakeVisibility();
  if (isHidden) page.hide();
  const asked: number[] = [];
  const events: string[] = [];
  const byHand: ((order: Order) => void)[] = [];
  const watch = watchOrder(
    {
      clock: time.clock,
      visibility: page.visibility,
      getOrder: () => {
        asked.push(time.clock.now() / 1000);
        if (fails) throw new Error('defect of the port');
        return isByHand ? new Promise((resolve) => byHand.push(resolve)) : Promise.resolve(anOrder());
      },
    },
    { id: 'o1', resultToken: null, reads: 'main' },
    {
      onAsk: () => events.push('ask'),
      onAnswer: ({ status }) => events.push(status),
      onSilence: () => events.push('silence'),
      onLong: () => events.push(`long ${time.clock.now() / 1000}`),
    },
    isNow,
  );
  const answer = async (order = anOrder()) => {
    byHand.shift()?.(order);
    await settled();
  };
  return { ...time, ...page, watch, asked, events, answer };
}

describe('watching an order', () => {
  it('queries after 1, 1, 2, 3, 5 s and then every 8 s', async () => {
    const { advance, asked } = watched();
    await advance(40_000);
    expect(asked).toEqual([1, 2, 4, 7, 12, 20, 28, 36]);
  });

  it('queries at once on request, and follows the schedule from there', async () => {
    const { advance, asked } = watched({ isNow: true });
    await advance(5000);
    expect(asked).toEqual([0, 1, 2, 4]);
  });

  it('measures each delay from the answer', async () => {
    const { advance, asked, answer } = watched({ isByHand: true });
    await advance(10_000);
    expect(asked).toEqual([1]);
    await answer();
    await advance(1000);
    expect(asked).toEqual([1, 11]);
  });

  it('does not query while hidden, and queries at once on becoming visible', async () => {
    const { advance, asked, hide, show } = watched();
    await advance(1500);
    hide();
    await advance(120_000);
    expect(asked).toEqual([1]);
    show();
    expect(asked).toEqual([1, 121.5]);
  });

  it('waits until the page is visible if it starts hidden', async () => {
    const { advance, asked, show } = watched({ isHidden: true });
    await advance(60_000);
    expect(asked).toEqual([]);
    show();
    expect(asked).toEqual([60]);
  });

  it('continues after failures, also of the port itself', async () => {
    const { advance, asked, events } = watched({ fails: true });
    await advance(4000);
    expect(asked).toEqual([1, 2, 4]);
    expect(events.slice(0, 2)).toEqual(['ask', 'silence']);
  });

  it('ignores an answer with another order', async () => {
    const { advance, answer, events } = watched({ isByHand: true });
    await advance(1000);
    await answer(anOrder({ id: 'o2', status: 'paid' }));
    expect(events).toEqual(['ask', 'silence']);
  });

  it('queries again on request during a query, which may have been sent too early', async () => {
    const { advance, asked, answer, watch } = watched({ isByHand: true });
    await advance(1000);
    watch.ask();
    expect(asked).toEqual([1]);
    await answer();
    expect(asked).toEqual([1, 1]);
    await answer();
    expect(asked).toEqual([1, 1]);
  });

  it('queries once for a return that is reported twice, and again for a query from before it', async () => {
    const { advance, asked, answer, hide, show } = watched({ isByHand: true });
    await advance(500);
    hide();
    show();
    show();
    await answer();
    expect(asked).toEqual([0.5]);
    await advance(1000);
    hide();
    show();
    show();
    await answer();
    expect(asked).toEqual([0.5, 1.5, 1.5]);
  });

  it('reports once that it takes long, after 60 s of visible time', async () => {
    const { advance, hide, show, events } = watched();
    await advance(30_000);
    hide();
    await advance(600_000);
    show();
    await advance(29_999);
    expect(events.filter((event) => event.startsWith('long'))).toEqual([]);
    await advance(200_000);
    expect(events.filter((event) => event.startsWith('long'))).toEqual(['long 660']);
  });

  it('does not count time in the back-forward cache that no event reported', async () => {
    const { advance, show, events } = watched();
    await advance(10_000);
    show();
    await advance(59_999);
    expect(events.some((event) => event.startsWith('long'))).toBe(false);
  });

  it('reports nothing and leaves no timers or listeners once stopped', async () => {
    const { advance, answer, watch, events, waiting, listening } = watched({ isByHand: true });
    await advance(1000);
    watch.stop();
    await answer(anOrder({ status: 'paid' }));
    expect(events).toEqual(['ask']);
    expect(waiting() + listening()).toBe(0);
  });
});
