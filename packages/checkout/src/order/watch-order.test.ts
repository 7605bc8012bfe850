import type { Order } from '@vip/api';
import { describe, expect, it } from 'vitest';
import { fakeClock, settled } from '../test-support/fake-clock.test-support.ts';
import { fakeVisibility } from '../test-support/fake-page.test-support.ts';
import { anOrder } from '../test-support/samples.test-support.ts';
import { watchOrder } from './watch-order.ts';

/** A watch whose questions are answered at once, or by hand; `asked` holds seconds since the start. */
function watched({ isNow = false, isByHand = false, isHidden = false, fails = false } = {}) {
  const time = fakeClock(0);
  const page = fakeVisibility();
  if (isHidden) page.hide();
  const asked: number[] = [];
  const told: string[] = [];
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
      onAsk: () => told.push('ask'),
      onAnswer: ({ status }) => told.push(status),
      onSilence: () => told.push('silence'),
      onLong: () => told.push(`long ${time.clock.now() / 1000}`),
    },
    isNow,
  );
  const answer = async (order = anOrder()) => {
    byHand.shift()?.(order);
    await settled();
  };
  return { ...time, ...page, watch, asked, told, answer };
}

describe('watching an order', () => {
  it('asks after 1, 1, 2, 3, 5 s and then every 8 s', async () => {
    const { advance, asked } = watched();
    await advance(40_000);
    expect(asked).toEqual([1, 2, 4, 7, 12, 20, 28, 36]);
  });

  it('queries at once on request, and follows the schedule from there', async () => {
    const { advance, asked } = watched({ isNow: true });
    await advance(5000);
    expect(asked).toEqual([0, 1, 2, 4]);
  });

  it('counts each delay from the answer', async () => {
    const { advance, asked, answer } = watched({ isByHand: true });
    await advance(10_000);
    expect(asked).toEqual([1]);
    await answer();
    await advance(1000);
    expect(asked).toEqual([1, 11]);
  });

  it('is silent while hidden, and asks at once on becoming visible', async () => {
    const { advance, asked, hide, show } = watched();
    await advance(1500);
    hide();
    await advance(120_000);
    expect(asked).toEqual([1]);
    show();
    expect(asked).toEqual([1, 121.5]);
  });

  it('waits for the page to be seen when it begins hidden', async () => {
    const { advance, asked, show } = watched({ isHidden: true });
    await advance(60_000);
    expect(asked).toEqual([]);
    show();
    expect(asked).toEqual([60]);
  });

  it('carries on through failures, also of the port itself', async () => {
    const { advance, asked, told } = watched({ fails: true });
    await advance(4000);
    expect(asked).toEqual([1, 2, 4]);
    expect(told.slice(0, 2)).toEqual(['ask', 'silence']);
  });

  it('takes another order than the one it asked for as no answer', async () => {
    const { advance, answer, told } = watched({ isByHand: true });
    await advance(1000);
    await answer(anOrder({ id: 'o2', status: 'paid' }));
    expect(told).toEqual(['ask', 'silence']);
  });

  it('asks again when asked during a question, which may have left too early', async () => {
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

  it('says once that it takes long, after 60 s of visible time', async () => {
    const { advance, hide, show, told } = watched();
    await advance(30_000);
    hide();
    await advance(600_000);
    show();
    await advance(29_999);
    expect(told.filter((word) => word.startsWith('long'))).toEqual([]);
    await advance(200_000);
    expect(told.filter((word) => word.startsWith('long'))).toEqual(['long 660']);
  });

  it('does not count the time in the back-forward cache, which no event reported', async () => {
    const { advance, show, told } = watched();
    await advance(10_000);
    show();
    await advance(59_999);
    expect(told.some((word) => word.startsWith('long'))).toBe(false);
  });

  it('reports nothing and leaves no timers or listeners once stopped', async () => {
    const { advance, answer, watch, told, waiting, listening } = watched({ isByHand: true });
    await advance(1000);
    watch.stop();
    await answer(anOrder({ status: 'paid' }));
    expect(told).toEqual(['ask']);
    expect(waiting() + listening()).toBe(0);
  });
});
