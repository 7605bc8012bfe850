// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ApiError } from '@vip/api';
import type { Session } from '@vip/host';
import { ANONYMOUS, sessionOf } from './testing/index.ts';
import { settle } from './test-support/render-hook.test-support.ts';
import { pack } from './test-support/samples.test-support.ts';
import {
  later,
  openList,
  ordersOf,
  pay,
  select,
  selectedOf,
  show,
  tick,
} from './test-support/shop.test-support.ts';

const listOf = (price = 16800) => [pack({ id: '1', price: 6800 }), pack({ id: '2', price, isDefault: true })];

/** A page with two packages that was left and is shown again; its prices are being loaded until `give`. */
async function openAgain({ chosen = '', become }: { chosen?: string; become?: Session } = {}) {
  const opened = await openList();
  const { world, list } = opened;
  list.next = () => listOf();
  await settle(() => world.resume());
  if (chosen) await select(opened.page, chosen);
  await opened.page.unmount();
  if (become) world.become(become);
  const answer = later();
  list.next = () => answer.promise;
  const page = await show(world);
  return { world, page, give: (value: unknown) => settle(() => answer.give(value)) };
}

describe('a purchase page that is shown again in the same document', () => {
  it('shows its packages in the first render, without a loading state, and loads them again', async () => {
    const { page, world, give } = await openAgain();
    expect(page.renders.map(({ packageList }) => packageList.status)).not.toContain('loading');
    expect(selectedOf(page)?.price).toBe(16800);
    expect(world.calls.filter(({ path }) => path.startsWith('/packages'))).toHaveLength(3);
    await give(listOf(14800));
    expect(selectedOf(page)?.price).toBe(14800);
  });

  it('shows the selected package', async () => {
    const { page, give } = await openAgain({ chosen: '1' });
    expect(selectedOf(page)?.id).toBe('1');
    await give(listOf());
    expect(selectedOf(page)?.id).toBe('1');
  });

  it('asks for consent again', async () => {
    const { page } = await openAgain();
    expect(page.current().consent.isChecked).toBe(false);
  });

  it('pays nothing before the prices have been loaded again, then the same price', async () => {
    const { page, world, give } = await openAgain();
    await tick(page);
    await pay(page);
    expect([page.current().isBusy, ordersOf(world)]).toEqual([true, []]);
    await give(listOf());
    expect(ordersOf(world)).toMatchObject([{ id: '2', price: 16800 }]);
  });

  it('pays no other price without another tap', async () => {
    const { page, world, give } = await openAgain();
    await tick(page);
    await pay(page);
    await give(listOf(14800));
    expect(ordersOf(world)).toEqual([]);
    expect(page.current().repriced).toMatchObject({ shown: 16800, now: 14800 });
    await settle(() => page.current().repriced?.accept());
    expect(ordersOf(world)).toMatchObject([{ id: '2', price: 14800 }]);
  });

  it('pays nothing if the prices cannot be loaded again', async () => {
    const { page, world, give } = await openAgain();
    await tick(page);
    await pay(page);
    await give(new ApiError('network'));
    expect(ordersOf(world)).toEqual([]);
    expect(page.current().notice).toMatchObject({ kind: 'error', error: { code: 'network' } });
    expect(selectedOf(page)?.price).toBe(16800);
  });

  it.each([
    ['another user', sessionOf('8', { token: 'Bearer other' })],
    ['an anonymous user', ANONYMOUS],
  ])('shows nothing of before to %s', async (_, session) => {
    const { page, give } = await openAgain({ chosen: '1', become: session });
    expect(page.renders.map(({ packageList }) => packageList.status)).not.toContain('ready');
    await give(listOf());
    expect(selectedOf(page)?.id).toBe('2');
  });
});
