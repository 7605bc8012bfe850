// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { PurchaseSetup } from './contract.ts';
import { ANONYMOUS, KNOWN, sessionOf } from './testing/index.ts';
import { settle } from './test-support/render-hook.test-support.ts';
import { orderFor, pack, setup } from './test-support/samples.test-support.ts';
import {
  backend,
  buy,
  later,
  logIn,
  openShop,
  ordersOf,
  pay,
  openWaitingTap,
} from './test-support/shop.test-support.ts';
import { storePurchase } from './test-support/stored.test-support.ts';

const required: PurchaseSetup = { ...setup, needsSession: true };
/** A stored session while the native app is asked for the first time. */
const ASKING = sessionOf('7', { isAsking: true });

describe('a page that needs a session', () => {
  it('waits for the app also with a stored session', async () => {
    const { page, world } = await openShop({ setup: required, session: ASKING });
    await pay(page);
    expect(page.current()).toMatchObject({ packageList: { status: 'loading' }, isBusy: false });
    expect(world.calls).toEqual([]);
    await settle(() => world.become(sessionOf('8')));
    expect(world.calls.map(({ path }) => path)).toEqual(['/packages?phone=&who=8']);
    await buy(page);
    expect(ordersOf(world)).toHaveLength(1);
  });

  it('neither offers nor queries the stored user’s purchase while it waits', async () => {
    const { page, world } = await openShop({
      setup: required,
      session: ASKING,
      answer: backend((call) => orderFor(call, { status: 'paying' })),
      before: (host) => storePurchase(host, { user: '7' }),
    });
    expect([page.current().pending, world.calls]).toEqual([null, []]);
    await settle(() => world.become(KNOWN));
    expect(page.current().pending).toMatchObject({ isOwn: true });
  });

  it('is the only one that waits', async () => {
    const { page } = await openShop({ session: ASKING });
    expect(page.current().packageList.status).toBe('ready');
  });
});

describe('another user', () => {
  it('between the tap and the order opens no wallet, and the page shows it', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const arrival = later();
    const { page, world } = await openShop({
      answer: backend((call) => arrival.promise.then(() => orderFor(call))),
    });
    await buy(page);
    await settle(() => world.become(sessionOf('8')));
    await settle(() => arrival.give(null));
    expect(ordersOf(world)).toHaveLength(1);
    expect(page.current()).toMatchObject({ isBusy: false, notice: { kind: 'buyer_changed' } });
    expect([assign.mock.calls, page.went]).toEqual([[], []]);
    assign.mockRestore();
  });

  it('before the chunk for orders has loaded makes no order, and the page shows it', async () => {
    const chunk = later<Awaited<ReturnType<PurchaseSetup['orders']>>>();
    const { page, world } = await openShop({ setup: { ...setup, orders: () => chunk.promise } });
    await buy(page);
    await settle(() => world.become(sessionOf('8')));
    const calls = await setup.orders();
    await settle(() => chunk.give(calls));
    expect(ordersOf(world)).toEqual([]);
    expect(page.current()).toMatchObject({ isBusy: false, notice: { kind: 'buyer_changed' } });
  });

  it('while a tap waits for prices makes no order, and the page shows it', async () => {
    const { page, world, list } = await openWaitingTap();
    list.next = () => [pack({ id: '2' })];
    await settle(() => world.become(sessionOf('8')));
    expect(ordersOf(world)).toEqual([]);
    expect(page.current()).toMatchObject({ isBusy: false, notice: { kind: 'buyer_changed' } });
  });

  it('closes the sheet of the previous user', async () => {
    const { page, world } = await openShop();
    await pay(page);
    expect(page.current().consent.isAsking).toBe(true);
    await settle(() => world.become(sessionOf('8')));
    expect(page.current().consent.isAsking).toBe(false);
  });

  it('is not detected when the app adds the account to the same token', async () => {
    const { page, world, list } = await openWaitingTap({ session: { ...KNOWN, account: null } });
    // The app hands over the account of the same token.
    list.next = () => [pack({ id: '2' })];
    await settle(() => world.become(KNOWN));
    await settle(() => world.resume());
    expect(page.current()).toMatchObject({ notice: null, consent: { isChecked: true } });
    expect(ordersOf(world)).toHaveLength(1);
  });
});

describe('a login in another tab', () => {
  it('continues no tap in this one', async () => {
    const { page, world } = await openShop({ setup: required, session: ANONYMOUS });
    await buy(page);
    expect(page.current().login.isOpen).toBe(true);
    await settle(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth.token' }));
      world.become(KNOWN);
    });
    expect(page.current()).toMatchObject({ isBusy: false, login: { isOpen: false }, notice: null });
    expect(ordersOf(world)).toEqual([]);
    await pay(page);
    await buy(page);
    expect(ordersOf(world)).toHaveLength(1);
  });
});

describe('the beneficiary named by a link', () => {
  const sentence = '价格按 138****0002 显示，会员开通到登录的账号';
  const named: PurchaseSetup = { ...setup, beneficiary: sentence };

  it('is shown only to an anonymous user, and is not part of an order', async () => {
    const { page, world } = await openShop({ setup: named, session: ANONYMOUS });
    expect(page.current().beneficiary).toBe(sentence);
    await buy(page);
    await logIn(world, page);
    expect(page.current().beneficiary).toBeNull();
    const [order] = ordersOf(world);
    expect(order).toBeDefined();
    expect(order).not.toHaveProperty('phone');
    expect(order).not.toHaveProperty('userId');
  });
});

it.each([
  ['after a logout', ANONYMOUS, ''],
  ['of the next user', sessionOf('8'), '8'],
])('the number that was typed is in no call %s', async (_, next, who) => {
  const { page, world } = await openShop({ session: ANONYMOUS });
  await logIn(world, page);
  await settle(() => world.become(next));
  const asked = world.calls.map(({ path }) => path).filter((path) => path.startsWith('/packages'));
  expect(asked).toEqual([
    '/packages?phone=&who=',
    '/packages?phone=13800000001&who=7',
    `/packages?phone=&who=${who}`,
  ]);
});
