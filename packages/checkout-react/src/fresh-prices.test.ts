// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '@vip/api';
import { ANONYMOUS, KNOWN, sessionOf } from './testing/index.ts';
import { settle } from './test-support/render-hook.test-support.ts';
import { pack } from './test-support/samples.test-support.ts';
import {
  backend,
  later,
  logIn,
  openList,
  openShop,
  openWaitingTap,
  ordersOf,
  pay,
  selectedOf,
  tick,
} from './test-support/shop.test-support.ts';

const MIN = 60_000;

afterEach(() => void vi.useRealTimers());

/** A shop with the box ticked; `asked` counts requests for its list. */
async function openFor() {
  const opened = await openList();
  await tick(opened.page);
  const asked = () => opened.world.calls.filter(({ path }) => path.startsWith('/packages')).length;
  return { ...opened, asked };
}

describe('the package list', () => {
  it('is loaded again when the page is visible again, without a loading state', async () => {
    const { page, world, list, asked } = await openFor();
    const answer = later();
    list.next = () => answer.promise;
    await settle(() => world.resume());
    expect(asked()).toBe(2);
    expect(selectedOf(page)?.price).toBe(16800);
    await settle(() => answer.give([pack({ id: '2', price: 14800 })]));
    expect(selectedOf(page)?.price).toBe(14800);
  });

  it('is loaded again after ten minutes, and after ten more', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { asked } = await openFor();
    await settle(() => void vi.advanceTimersByTime(10 * MIN - 100));
    expect(asked()).toBe(1);
    await settle(() => void vi.advanceTimersByTime(100));
    expect(asked()).toBe(2);
    await settle(() => void vi.advanceTimersByTime(10 * MIN));
    expect(asked()).toBe(3);
  });
});

describe('a tap on pay', () => {
  async function tapWhileFetching() {
    const opened = await openWaitingTap();
    expect(opened.page.current().isBusy).toBe(true);
    expect(ordersOf(opened.world)).toEqual([]);
    return opened;
  }

  it('waits for prices that are loading, and continues at the same price', async () => {
    const { page, world, give } = await tapWhileFetching();
    await give([pack({ id: '2' })]);
    expect(ordersOf(world)).toMatchObject([{ id: '2', price: 16800 }]);
    expect(page.went).toEqual(['/result/rt/o1/-/1']);
  });

  it('makes no order of another price: it shows both amounts, and the next tap pays the new one', async () => {
    const { page, world, give } = await tapWhileFetching();
    await give([pack({ id: '2', price: 14800 })]);
    expect(page.current()).toMatchObject({
      isBusy: false,
      notice: { kind: 'repriced', shown: 16800, now: 14800 },
      repriced: { packageName: '年度会员', shown: 16800, now: 14800 },
    });
    expect(ordersOf(world)).toEqual([]);
    await settle(() => page.current().repriced?.accept());
    expect(ordersOf(world)).toMatchObject([{ id: '2', price: 14800 }]);
  });

  it('loads prices that are older than ten minutes, also if no timer ran', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { page, world, list, asked } = await openFor();
    vi.setSystemTime(Date.now() + 75 * 60 * MIN);
    list.next = () => [pack({ id: '2', price: 11200 })];
    await pay(page);
    expect([asked(), ordersOf(world)]).toEqual([2, []]);
    expect(page.current().notice).toMatchObject({ kind: 'repriced', shown: 16800, now: 11200 });
  });

  it('loads them also if the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { page, world, asked } = await openFor();
    vi.setSystemTime(Date.now() - 60 * MIN);
    await pay(page);
    expect([asked(), ordersOf(world).length]).toEqual([2, 1]);
  });

  it('ends with a notice if they cannot be loaded', async () => {
    const { page, world, give } = await tapWhileFetching();
    await give(new ApiError('network'));
    expect(page.current()).toMatchObject({
      isBusy: false,
      notice: { kind: 'error', error: { code: 'network' } },
      packageList: { status: 'ready' },
    });
    // The page is visible again: prices are loaded, and nothing is paid automatically.
    await settle(() => world.resume());
    expect(ordersOf(world)).toEqual([]);
  });

  it('never pays on the list of another session', async () => {
    const { page, world, list } = await openFor();
    const answer = later();
    list.next = () => answer.promise;
    await settle(() => world.become(sessionOf('7', { token: 'Bearer newer' })));
    expect(selectedOf(page)?.price).toBe(16800);
    await pay(page);
    expect(ordersOf(world)).toEqual([]);
    await settle(() => answer.give([pack({ id: '2', price: 11000 })]));
    expect(ordersOf(world)).toEqual([]);
    expect(page.current().notice).toMatchObject({ kind: 'repriced', shown: 16800, now: 11000 });
  });

  it('ends if the list of a new session fails, and loading it again pays nothing', async () => {
    const { page, world, list } = await openFor();
    const answer = later();
    list.next = () => answer.promise;
    await settle(() => world.become(sessionOf('7', { token: 'Bearer newer' })));
    await pay(page);
    expect(page.current().isBusy).toBe(true);
    list.next = () => [pack({ id: '2' })];
    await settle(() => answer.give(new ApiError('network')));
    const { packageList, isBusy } = page.current();
    expect([packageList.status, isBusy]).toEqual(['error', false]);
    await settle(() => packageList.status === 'error' && packageList.retry());
    expect([page.current().packageList.status, page.current().isBusy]).toEqual(['ready', false]);
    expect(ordersOf(world)).toEqual([]);
  });

  it.each([
    ['another package', 'ready', [pack({ id: '3' })]],
    ['nothing', 'empty', []],
  ])('ends if only %s is on sale then (%s)', async (_, status, packages) => {
    const { page, world, give } = await tapWhileFetching();
    await give(packages);
    expect([page.current().packageList.status, page.current().isBusy]).toEqual([status, false]);
    expect(ordersOf(world)).toEqual([]);
  });

  it('opens the login if the session ends while it waits, and continues for the same user', async () => {
    const { page, world, give } = await tapWhileFetching();
    await settle(() => world.become(ANONYMOUS));
    await give([pack({ id: '2' })]);
    expect(page.current()).toMatchObject({ isBusy: false, login: { isOpen: true } });
    expect(ordersOf(world)).toEqual([]);
    await logIn(world, page, '7');
    expect(ordersOf(world)).toHaveLength(1);
  });

  it('makes one order if it is tapped twice while it waits', async () => {
    const { page, world, give } = await tapWhileFetching();
    const before = world.calls.length;
    await pay(page);
    await give([pack({ id: '2' })]);
    expect(ordersOf(world)).toHaveLength(1);
    expect(world.calls.length - before).toBeLessThanOrEqual(3);
  });

  it('is dropped by the next tap elsewhere', async () => {
    const { page, world, give } = await tapWhileFetching();
    await settle(() => page.current().resume());
    await give([pack({ id: '2' })]);
    expect([page.current().isBusy, ordersOf(world)]).toEqual([false, []]);
  });
});

it('an order request that the server refuses for its price shows both amounts, and the next tap pays', async () => {
  const list = { price: 16800 };
  const refusal = () => new ApiError('conflict', { serverCode: 'price_changed' });
  const answer = (call: Call<unknown>) => {
    if (call.path.startsWith('/packages')) return { packages: [pack({ id: '2', price: list.price })] };
    const { price } = call.body as { price: number };
    return price === 14800 ? backend()(call) : refusal();
  };
  const { page, world } = await openShop({ session: KNOWN, answer });
  await tick(page);
  list.price = 14800;
  await pay(page);
  expect(page.current()).toMatchObject({
    isBusy: false,
    notice: { kind: 'repriced', shown: 16800 },
    repriced: { shown: 16800, now: 14800 },
  });
  await settle(() => page.current().repriced?.accept());
  expect(ordersOf(world).map(({ price }) => price)).toEqual([16800, 14800]);
  expect(page.went).toHaveLength(1);
  expect(page.current().repriced).toBeNull();
});
