// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Call } from '@vip/api';
import type { Freshness, Goods } from './contract.ts';
import { ANONYMOUS, KNOWN, fakeShell } from './testing/index.ts';
import { renderHook, settle } from './test-support/render-hook.test-support.ts';
import { orderFor, setup } from './test-support/samples.test-support.ts';
import { useGoodsPurchase } from './use-goods-purchase.ts';
// Loaded before the test: how long a chunk takes is not tested.
import './machine.ts';

const goods: Goods = {
  packageId: 'p1',
  packageName: '墨色礼盒',
  level: '',
  price: 21800,
  detail: { address: 'm' },
  agreements: [{ document: '/lxbva', name: '《会员服务协议》', version: '1.0.0' }],
};

const refresh = vi.fn();
const fresh = (): Freshness => ({ isFresh: true, askedAt: Date.now(), refresh, failure: null });

async function open(answer: (call: Call<unknown>) => unknown, what: Goods | null = goods) {
  const world = fakeShell({ answer, session: ANONYMOUS });
  return { world, page: await renderHook(world, () => useGoodsPurchase(setup, what, fresh())) };
}

it('sells to an anonymous user, once consent is given', async () => {
  const { world, page } = await open((call) => orderFor(call, { status: 'paid' }));
  await settle(() => page.current().pay());
  expect(page.current().consent.isAsking).toBe(true);
  expect(world.calls).toEqual([]);
  await settle(() => page.current().consent.acceptAndPay());
  expect(world.calls.map(({ path }) => path)).toEqual(['/orders/p1']);
  expect(world.calls[0]?.body).toMatchObject({ consents: [{ document: '/lxbva', version: '1.0.0' }] });
  expect(page.went).toEqual(['/result/rt/o1/-/1']);
});

it('does nothing until the product is known', async () => {
  const { world, page } = await open(orderFor, null);
  await settle(() => page.current().pay());
  expect([page.current().choices, page.current().consent.isAsking, world.events]).toEqual([[], false, []]);
});

describe('a user that the app hands over after the page is shown', () => {
  const paid = (call: Call<unknown>) => orderFor(call, { status: 'paid' });

  it('is waited for by a tap: no sheet opens for an anonymous user before', async () => {
    const { world, page } = await open(paid);
    await settle(() => world.become({ ...ANONYMOUS, status: 'waiting', isAsking: true }));
    await settle(() => page.current().pay());
    expect(page.current()).toMatchObject({ isBusy: true, consent: { isAsking: false } });
    await settle(() => world.become(KNOWN));
    expect(page.current()).toMatchObject({ isBusy: false, consent: { isAsking: true }, notice: null });
    await settle(() => page.current().consent.acceptAndPay());
    expect(world.calls).toHaveLength(1);
  });

  it('is not waited for any longer once the app has none', async () => {
    const { world, page } = await open(paid);
    await settle(() => world.become({ ...ANONYMOUS, status: 'waiting', isAsking: true }));
    await settle(() => page.current().pay());
    await settle(() => world.become(ANONYMOUS));
    expect(page.current()).toMatchObject({ isBusy: false, consent: { isAsking: true } });
  });

  it('leaves the sheet of an anonymous user open', async () => {
    const { world, page } = await open(paid);
    await settle(() => page.current().pay());
    await settle(() => world.become(KNOWN));
    expect(page.current()).toMatchObject({ consent: { isAsking: true }, notice: null });
    await settle(() => page.current().consent.acceptAndPay());
    expect(world.calls).toHaveLength(1);
  });
});
