// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { ApiError, type Call } from '@vip/api';
import { WECHAT_ANSWER_KEY } from '@vip/host';
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

async function open(
  answer: (call: Call<unknown>) => unknown,
  what: Goods | null = goods,
  session: typeof KNOWN = ANONYMOUS,
) {
  const world = fakeShell({ answer, session });
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

it('shows why the order was refused, and accepts the next tap', async () => {
  let isRefused = true;
  const { page } = await open((call) =>
    isRefused ? new ApiError('conflict') : orderFor(call, { status: 'paid' }),
  );
  await settle(() => page.current().consent.setChecked(true));
  await settle(() => page.current().pay());
  expect(page.current().notice).toMatchObject({ kind: 'error', error: { code: 'conflict' } });
  isRefused = false;
  await settle(() => page.current().pay());
  expect(page.went).toHaveLength(1);
});

it('offers an unpaid purchase only to its buyer', async () => {
  const left = await open((call) => orderFor(call, { status: 'paying', pay: null }), goods, KNOWN);
  await settle(() => left.page.current().consent.setChecked(true));
  await settle(() => left.page.current().pay());
  expect(left.page.current().pending).toMatchObject({ packageName: '墨色礼盒', amount: 21800, isOwn: true });
  await settle(() => left.world.host.logout());
  expect(left.page.current().pending).toBeNull();
});

it('continues by itself after WeChat’s OAuth redirect, and keeps the consent', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const world = fakeShell({
    answer: () => new ApiError('network'),
    environment: { host: 'wechat', platform: 'ios' },
  });
  const wechat = { appid: 'wx1', authorize: 'https://open.weixin.qq.com/connect/oauth2/authorize' };
  const asking = { ...world, host: { ...world.host, config: { ...world.host.config, wechat } } };
  const before = await renderHook(asking, () => useGoodsPurchase(setup, goods, fresh()));
  await settle(() => before.current().consent.setChecked(true));
  await settle(() => before.current().pay());
  expect(world.calls).toEqual([]);
  await before.unmount();

  const state = new URL(replace.mock.calls[0]?.[0] as string).searchParams.get('state');
  world.host.storage.session.set(WECHAT_ANSWER_KEY, JSON.stringify({ code: 'c1', state }));
  const after = await renderHook(asking, () => useGoodsPurchase(setup, goods, fresh()));
  expect(world.calls.map(({ body }) => body)).toMatchObject([{ code: 'c1' }]);
  expect(after.current().notice).toMatchObject({ kind: 'error' });
  expect(after.current().consent.isChecked).toBe(true);
  await settle(() => after.current().consent.setChecked(false));
  expect(after.current().consent.isChecked).toBe(false);
});
