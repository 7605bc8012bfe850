// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { PrimitiveAtom } from 'jotai';
import { ApiError, type Call, type User } from '@vip/api';
import type { Session } from '@vip/host';
import type { PurchaseSetup } from './contract.ts';
import { ANONYMOUS, KNOWN, fakeHost } from './test-support/fake-host.test-support.ts';
import { renderHook, settle } from './test-support/render-hook.test-support.ts';
import { order, pack, setup } from './test-support/samples.test-support.ts';
import { usePurchasePage } from './use-purchase-page.ts';
// Loaded already, as on a page that stands: how long a file takes is not what is tested.
import './machine.ts';

const shop = [pack({ id: '1', price: 6800 }), pack({ id: '2', isDefault: true })];

/** A backend that sells `shop`, and answers orders as told. */
const backend =
  (orders: (call: Call<unknown>) => unknown = () => order({ status: 'paid' })) =>
  (call: Call<unknown>): unknown => {
    if (call.path.startsWith('/packages')) return { packages: shop };
    return orders(call);
  };
const open = async (options: Partial<Parameters<typeof fakeHost>[0]> = {}) => {
  const world = fakeHost({ answer: backend(), ...options });
  return { world, page: await renderHook(world, () => usePurchasePage(setup)) };
};
/** What the login form does when it succeeds. */
function logIn(
  world: Awaited<ReturnType<typeof open>>['world'],
  page: Awaited<ReturnType<typeof open>>['page'],
) {
  const { login } = page.current();
  world.host.login('t', { id: '7', nickname: '', avatar: '' } as User);
  login.close();
  login.onLogin('13800000001');
}
const ordersOf = (calls: Call<unknown>[]) => calls.filter(({ path }) => path.startsWith('/orders/'));

describe('a purchase page', () => {
  it('preselects the default package and lets another be chosen', async () => {
    const { page } = await open();
    const shelf = page.current().shelf;
    if (shelf.status !== 'ready') throw new Error(shelf.status);
    expect(shelf.selected.id).toBe('2');
    await settle(() => {
      shelf.select('1');
    });
    expect(page.current().shelf).toMatchObject({ selected: { id: '1' } });
  });

  it('says what went wrong and loads again', async () => {
    let isDown = true;
    const { page } = await open({ answer: (call) => (isDown ? new ApiError('server') : backend()(call)) });
    const shelf = page.current().shelf;
    if (shelf.status !== 'error') throw new Error(shelf.status);
    isDown = false;
    await settle(() => {
      shelf.retry();
    });
    expect(page.current().shelf.status).toBe('ready');
  });

  it('is empty when nothing is on sale', async () => {
    const { page } = await open({ answer: () => ({ packages: [] }) });
    expect(page.current().shelf.status).toBe('empty');
  });

  it('asks for consent before it pays, and pays in one tap from there', async () => {
    const { page, world } = await open();
    await settle(() => {
      page.current().pay();
    });
    expect(page.current().consent.isAsking).toBe(true);
    expect(ordersOf(world.calls)).toHaveLength(0);
    await settle(() => {
      page.current().consent.acceptAndPay();
    });
    expect(ordersOf(world.calls)).toHaveLength(1);
    expect(ordersOf(world.calls)[0]?.body).toMatchObject({
      payType: 'wechat',
      client: 'browser',
      consents: [{ document: '/lxbva', version: '1.0.0' }],
      returnUrl: 'https://vip.example/result/{token}/{id}/{um}/{level}',
    });
    expect(page.went).toEqual(['/result/rt/o1/-/1']);
  });

  it('leads straight to the result where nothing is to be paid, even where nothing could be', async () => {
    const free = [pack({ id: '61', price: 0 })];
    const paid = order({ status: 'paid', amount: 0, pay: null });
    const answer = (call: Call<unknown>) => (call.path.startsWith('/packages') ? { packages: free } : paid);
    const { page, world } = await open({ answer, environment: { host: 'wechat_mini', platform: 'ios' } });
    expect(page.current()).toMatchObject({ noWay: null, choices: [] });
    await settle(() => {
      page.current().pay();
    });
    await settle(() => {
      page.current().consent.acceptAndPay();
    });
    expect(page.went).toEqual(['/result/rt/o1/-/1']);
    expect(world.events).toContain('checkout_result');
    expect(world.events).not.toContain('cashier_open');
  });

  it('tells the shell which order is under way, and where its result is, before it is left for the wallet', async () => {
    const told: unknown[] = [];
    const leave = vi
      .spyOn(window.location, 'assign')
      // The page goes on to the end of this turn, and perhaps no further.
      .mockImplementation(() => queueMicrotask(() => told.push(...world.remembered)));
    const { page, world } = await open({ answer: backend(() => order()), pay: ['https://wx.tenpay.com'] });
    await settle(() => {
      page.current().consent.setChecked(true);
    });
    await settle(() => {
      page.current().pay();
    });
    expect(leave).toHaveBeenCalledOnce();
    expect(told).toContainEqual(['/result/rt/o1/-/1', 'o1']);
  });

  it('says nothing of a purchase before it could know of one', async () => {
    const world = fakeHost({ answer: () => new Promise(() => undefined) });
    const page = renderHook(world, () => usePurchasePage(setup));
    expect(world.remembered).toEqual([]);
    await page;
    expect(world.remembered).toEqual([[null, undefined]]);
  });

  it('makes one order of two taps', async () => {
    const { page, world } = await open();
    await settle(() => {
      page.current().consent.setChecked(true);
    });
    const { pay } = page.current();
    await settle(() => {
      pay();
      pay();
    });
    expect(ordersOf(world.calls)).toHaveLength(1);
  });

  it('shows why an order could not be made, and the next tap tries again', async () => {
    let isDown = true;
    const answer = backend(() => (isDown ? new ApiError('network') : order({ status: 'paid' })));
    const { page, world } = await open({ answer });
    await settle(() => {
      page.current().consent.setChecked(true);
    });
    await settle(() => {
      page.current().pay();
    });
    expect(page.current().notice).toMatchObject({ kind: 'error', error: { code: 'network' } });
    isDown = false;
    await settle(() => {
      page.current().pay();
    });
    expect(ordersOf(world.calls)).toHaveLength(2);
    expect(page.went).toHaveLength(1);
  });

  it('asks somebody unknown to log in, and goes on with the payment after it', async () => {
    const { page, world } = await open({ session: ANONYMOUS });
    await settle(() => {
      page.current().consent.setChecked(true);
    });
    await settle(() => {
      page.current().pay();
    });
    expect(page.current().login.isOpen).toBe(true);
    await settle(() => logIn(world, page));
    expect(page.current().login.isOpen).toBe(false);
    expect(ordersOf(world.calls)).toHaveLength(1);
  });

  it('lets a tap wait that comes before the app has said who it is, and goes on with it', async () => {
    const { page, world } = await open({ session: { ...ANONYMOUS, status: 'waiting' } });
    await settle(() => {
      page.current().consent.setChecked(true);
    });
    await settle(() => {
      page.current().pay();
    });
    expect(page.current()).toMatchObject({ isBusy: true, login: { isOpen: false } });
    await settle(() => world.host.login('t', { id: '7', nickname: '', avatar: '' } as User));
    expect(ordersOf(world.calls)).toHaveLength(1);
    await settle(() => world.host.logout());
    expect(page.current().login.isOpen).toBe(false);
  });

  it('offers the login to a tap that waited in vain', async () => {
    const { page, world } = await open({ session: { ...ANONYMOUS, status: 'waiting' } });
    await settle(() => {
      page.current().pay();
    });
    await settle(() => world.store.set(world.host.sessionAtom as PrimitiveAtom<Session>, ANONYMOUS));
    expect(page.current()).toMatchObject({ isBusy: false, login: { isOpen: true } });
    await settle(() => logIn(world, page));
    expect(page.current()).toMatchObject({ consent: { isAsking: true }, login: { isOpen: false } });
  });

  it('asks nobody to log in whom the app names meanwhile', async () => {
    const { page, world } = await open({ session: ANONYMOUS });
    await settle(() => {
      page.current().pay();
    });
    expect(page.current().login.isOpen).toBe(true);
    await settle(() => world.host.login('t', { id: '7', nickname: '', avatar: '' } as User));
    expect(page.current()).toMatchObject({ consent: { isAsking: true }, login: { isOpen: false } });
  });

  it('goes on by itself after a session that ended in the middle of paying', async () => {
    let hasEnded = true;
    const answer = backend(() => (hasEnded ? new ApiError('unauthorized') : order({ status: 'paid' })));
    const { page, world } = await open({ answer });
    await settle(() => {
      page.current().consent.setChecked(true);
    });
    await settle(() => {
      page.current().pay();
    });
    expect(page.current().notice).toMatchObject({ error: { code: 'unauthorized' } });
    await settle(() => world.host.logout());
    hasEnded = false;
    await settle(() => logIn(world, page));
    expect(ordersOf(world.calls)).toHaveLength(2);
    expect(page.went).toHaveLength(1);
  });

  it('does not go on when the price changed with the login', async () => {
    const { page, world } = await open({
      session: ANONYMOUS,
      answer: (call) =>
        call.path.endsWith('who=7') ? { packages: [pack({ id: '2', price: 9900 })] } : backend()(call),
    });
    await settle(() => {
      page.current().consent.setChecked(true);
    });
    await settle(() => {
      page.current().pay();
    });
    await settle(() => logIn(world, page));
    expect(page.current().shelf).toMatchObject({ selected: { price: 9900 } });
    expect(ordersOf(world.calls)).toHaveLength(0);
  });

  it('asks by the stored client type at once, and again when the app says another', async () => {
    const world = fakeHost({
      session: { ...ANONYMOUS, status: 'waiting' },
      answer: (call) => ({ packages: shop, title: call.path }),
    });
    const typed: PurchaseSetup<{ packages: typeof shop; title: string }> = {
      ...setup,
      packages: ({ clientType }) =>
        ({ backend: 'main', method: 'GET', path: `/packages?type=${clientType}` }) as Call<never>,
    };
    const page = await renderHook(world, () => usePurchasePage(typed));
    expect(page.current().answer?.title).toBe('/packages?type=0');
    await settle(() =>
      world.store.set(world.host.sessionAtom as PrimitiveAtom<Session>, { ...KNOWN, clientType: 4 }),
    );
    expect(page.current().answer?.title).toBe('/packages?type=4');
    expect(world.calls.map(({ path }) => path)).toEqual(['/packages?type=0', '/packages?type=4']);
  });

  it('tells its events', async () => {
    const { page, world } = await open();
    await settle(() => {
      page.current().consent.setChecked(true);
    });
    await settle(() => {
      page.current().pay();
    });
    expect(world.events).toEqual(['paywall_impression', 'consent', 'checkout_start', 'checkout_result']);
  });
});
