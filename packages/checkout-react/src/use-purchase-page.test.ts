// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '@vip/api';
import type { PurchaseSetup } from './contract.ts';
import { ANONYMOUS, KNOWN, fakeShell } from './testing/index.ts';
import { renderHook, settle } from './test-support/render-hook.test-support.ts';
import { order, orderFor, pack, setup } from './test-support/samples.test-support.ts';
import {
  WALLET,
  backend,
  buy,
  logIn,
  openShop,
  ordersOf,
  pay,
  select,
  selectedOf,
  shop,
} from './test-support/shop.test-support.ts';
import { storePurchase } from './test-support/stored.test-support.ts';
import { usePurchasePage } from './use-purchase-page.ts';

const TWO = { id: '2', name: '年度会员', level: '1' };

describe('a purchase page', () => {
  it('preselects the default package and lets another be chosen', async () => {
    const { page } = await openShop();
    expect(selectedOf(page)?.id).toBe('2');
    await select(page, '1');
    expect(selectedOf(page)?.id).toBe('1');
  });

  it('reports an error and loads again', async () => {
    let isDown = true;
    const { page } = await openShop({
      answer: (call) => (isDown ? new ApiError('server') : backend()(call)),
    });
    const packageList = page.current().packageList;
    if (packageList.status !== 'error') throw new Error(packageList.status);
    isDown = false;
    await settle(() => {
      packageList.retry();
    });
    expect(page.current().packageList.status).toBe('ready');
  });

  it('asks for consent before it pays, and pays in one tap from there', async () => {
    const { page, world } = await openShop();
    await pay(page);
    expect(page.current().consent.isAsking).toBe(true);
    expect(ordersOf(world)).toHaveLength(0);
    await settle(() => page.current().consent.acceptAndPay());
    expect(ordersOf(world)).toHaveLength(1);
    expect(ordersOf(world)[0]).toMatchObject({
      id: '2',
      price: 16800,
      payType: 'wechat',
      client: 'browser',
      consents: [{ document: '/lxbva', version: '1.0.0' }],
      returnUrl: 'https://vip.example/result/{token}/{id}/{um}/{level}',
    });
    expect(page.went).toEqual(['/result/rt/o1/-/1']);
  });

  it('leads directly to the result of a free package, also without a payment method', async () => {
    const free = [pack({ id: '61', price: 0 })];
    const paid = order({
      status: 'paid',
      package: { id: '61', name: '福利', level: '1' },
      amount: 0,
      pay: null,
    });
    const answer = (call: Call<unknown>) => (call.path.startsWith('/packages') ? { packages: free } : paid);
    const { page, world } = await openShop({ answer, environment: { host: 'wechat_mini', platform: 'ios' } });
    expect(page.current()).toMatchObject({ noPaymentMethod: null, choices: [] });
    await pay(page);
    await settle(() => page.current().consent.acceptAndPay());
    expect(page.went).toEqual(['/result/rt/o1/-/1']);
    expect(world.events).toContain('checkout_result');
    expect(world.events).not.toContain('cashier_open');
  });

  it('remembers the order and its result path before the page is left for the wallet', async () => {
    const remembered: unknown[] = [];
    const leave = vi
      .spyOn(window.location, 'assign')
      // The page runs to the end of this task, and perhaps no further.
      .mockImplementation(() => queueMicrotask(() => remembered.push(...world.remembered)));
    const { page, world } = await openShop({ answer: backend(orderFor), pay: [WALLET] });
    await buy(page);
    expect(leave).toHaveBeenCalledOnce();
    expect(remembered).toContainEqual(['/result/rt/o1/-/1', 'o1', false]);
  });

  it('does not change the stored result path of another tab when it opens', async () => {
    const { world } = await openShop();
    expect(world.remembered).toEqual([]);
  });

  it('forgets its own result path when the buyer comes back without paying', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { page, world } = await openShop({ answer: backend(orderFor) });
    await buy(page);
    await settle(() => page.current().cashier.leave());
    expect(world.remembered).toEqual([
      ['/result/rt/o1/-/1', 'o1', false],
      [null, undefined, false],
    ]);
    assign.mockRestore();
  });

  it('shows why an order could not be made, and the next tap tries again', async () => {
    let isDown = true;
    const answer = backend((call) => (isDown ? new ApiError('network') : orderFor(call, { status: 'paid' })));
    const { page, world } = await openShop({ answer });
    await buy(page);
    expect(page.current().notice).toMatchObject({ kind: 'error', error: { code: 'network' } });
    isDown = false;
    await pay(page);
    expect(ordersOf(world)).toHaveLength(2);
    expect(page.went).toHaveLength(1);
  });

  it('defers a tap before the app has answered, and continues with its user', async () => {
    const { page, world } = await openShop({ session: { ...ANONYMOUS, status: 'waiting' } });
    await buy(page);
    expect(page.current()).toMatchObject({ isBusy: true, login: { isOpen: false } });
    await settle(() => world.become(KNOWN));
    expect(ordersOf(world)).toHaveLength(1);
    await settle(() => world.host.logout());
    expect(page.current().login.isOpen).toBe(false);
  });

  it('opens the login for a deferred tap if the app knows no user', async () => {
    const { page, world } = await openShop({ session: { ...ANONYMOUS, status: 'waiting' } });
    await pay(page);
    await settle(() => world.become(ANONYMOUS));
    expect(page.current()).toMatchObject({ isBusy: false, login: { isOpen: true } });
    await logIn(world, page);
    expect(page.current()).toMatchObject({ consent: { isAsking: true }, login: { isOpen: false } });
  });

  it('closes the login if the app hands over a user', async () => {
    const { page, world } = await openShop({ session: ANONYMOUS });
    await pay(page);
    expect(page.current().login.isOpen).toBe(true);
    await settle(() => world.become(KNOWN));
    expect(page.current()).toMatchObject({ consent: { isAsking: true }, login: { isOpen: false } });
  });

  it('loads by the stored client type at once, and again if the app reports another', async () => {
    const world = fakeShell({
      session: { ...ANONYMOUS, status: 'waiting' },
      answer: (call) => ({ packages: shop, title: call.path }),
    });
    const typed: PurchaseSetup<{ packages: typeof shop; title: string }> = {
      ...setup,
      packages: ({ clientType }) =>
        ({
          backend: 'main',
          method: 'GET',
          path: '/packages',
          query: { type: clientType },
        }) as unknown as Call<never>,
    };
    const page = await renderHook(world, () => usePurchasePage(typed));
    expect(page.current().answer?.title).toBe('/packages?type=0');
    await settle(() => world.become({ ...KNOWN, clientType: 4 }));
    expect(page.current().answer?.title).toBe('/packages?type=4');
    await settle(() => world.become({ ...KNOWN, clientType: 5 }));
    expect(page.current().answer?.title).toBe('/packages?type=5');
    expect(world.calls.map(({ path }) => path)).toEqual([0, 4, 5].map((type) => `/packages?type=${type}`));
  });

  it('keeps the attribution code of an order that a later visit with another one orders again', async () => {
    const { page, world } = await openShop({
      answer: backend(orderFor),
      before(host) {
        storePurchase(host, { launchedAt: null, order: order({ um: 'menu', package: TWO }) });
        Object.assign(host, { um: 'later' });
      },
    });
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await buy(page);
    expect(ordersOf(world).map(({ um }) => um)).toEqual(['menu']);
  });

  it('tracks its events', async () => {
    const { page, world } = await openShop();
    await buy(page);
    expect(world.events).toEqual(['paywall_impression', 'consent', 'checkout_start', 'checkout_result']);
  });
});

describe('the lists beside the packages', () => {
  const feedbackCall = { backend: 'main', method: 'GET', path: '/feedback' } as Call<never>;
  const withFeedback: PurchaseSetup = { ...setup, feedback: async () => feedbackCall };
  const asked = (calls: readonly Call<unknown>[]) => calls.map(({ path }) => path.split('?')[0]);

  it('load after the packages, and once for all users', async () => {
    const items = [{ id: 'f1' }];
    const answer = (call: Call<unknown>) => (call.path === '/feedback' ? { items } : backend()(call));
    const { page, world } = await openShop({ setup: withFeedback, answer, session: ANONYMOUS });
    expect(asked(world.calls)).toEqual(['/packages', '/feedback']);
    expect(page.current().feedback).toEqual({ status: 'ready', items });
    expect(page.current().broadcast).toEqual({ status: 'loading', items: [] });
    await settle(() => world.become(KNOWN));
    expect(asked(world.calls)).toEqual(['/packages', '/feedback', '/packages']);
    expect(page.current().feedback.items).toEqual(items);
  });

  it.each([
    ['request', async () => feedbackCall],
    ['chunk', () => Promise.reject(new Error('no chunk'))],
  ])('are empty and reported if the %s fails', async (_, feedback) => {
    const answer = (call: Call<unknown>) =>
      call.path === '/feedback' ? new Error('no chunk') : backend()(call);
    const { page, world } = await openShop({ setup: { ...setup, feedback }, answer });
    expect(page.current().feedback).toEqual({ status: 'error', items: [] });
    expect(page.current().packageList.status).toBe('ready');
    expect(world.reports).toEqual(['list: no chunk']);
  });
});
