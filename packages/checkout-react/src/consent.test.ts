// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ApiError } from '@vip/api';
import type { PurchaseSetup } from './contract.ts';
import { preselected } from './use-purchase-page.ts';
import { ANONYMOUS, KNOWN, fakeShell, sessionOf } from './testing/index.ts';
import { renderHook, settle } from './test-support/render-hook.test-support.ts';
import { RENEWAL_TEXT, TEXTS, pack, setup } from './test-support/samples.test-support.ts';
import {
  backend,
  buy,
  consentsOf,
  later,
  logIn,
  openShop,
  ordersOf,
  pay,
  select,
  selectedOf,
  tick,
} from './test-support/shop.test-support.ts';
import { useEdition } from './use-edition.ts';

const year = pack({ id: '2', isDefault: true });
const renewing = pack({ id: '3', renewal: { price: 1800, periodDays: 30 } });
/** Sells without a text on renewal. */
const silent: PurchaseSetup = { ...setup, agreements: () => TEXTS };
type Page = Awaited<ReturnType<typeof openShop>>['page'];
const agree = (page: Page) => settle(() => page.current().consent.acceptAndPay());
/** 同意并支付, if the sheet is open. */
const accept = async (page: Page) => {
  if (page.current().consent.isAsking) await agree(page);
};
const selling = (...packages: ReturnType<typeof pack>[]) => backend(undefined, () => packages);

describe('consent to a renewing package', () => {
  it('is requested in the sheet although the box is ticked', async () => {
    const { page, world } = await openShop({ answer: selling(renewing) });
    await buy(page);
    expect(page.current().consent).toMatchObject({ isChecked: true, isAsking: true });
    expect(ordersOf(world)).toEqual([]);
    await accept(page);
    expect(ordersOf(world)).toMatchObject([{ id: '3' }]);
  });

  it('is requested again at every tap', async () => {
    const { page, world } = await openShop({ answer: selling(renewing), session: ANONYMOUS });
    await buy(page);
    await logIn(world, page);
    expect(page.current().consent.isAsking).toBe(true);
    expect(ordersOf(world)).toEqual([]);
  });

  it('is requested again if the tap is repeated after the server has ended the session', async () => {
    const answer = backend(
      () => new ApiError('unauthorized'),
      () => [renewing],
    );
    const { page, world } = await openShop({ answer });
    await pay(page);
    await accept(page);
    expect(ordersOf(world)).toHaveLength(1);
    await settle(() => world.host.logout());
    await pay(page);
    await logIn(world, page);
    expect(page.current().consent.isAsking).toBe(true);
    expect(ordersOf(world)).toHaveLength(1);
  });

  it('cannot be given without a text on renewal: nothing is ordered, and it is reported once', async () => {
    const { page, world } = await openShop({ setup: silent, answer: selling(year, renewing) });
    expect(page.current().notice).toBeNull();
    await select(page, '3');
    expect(page.current().notice).toEqual({ kind: 'not_sold' });
    await buy(page);
    expect(page.current().consent.isAsking).toBe(false);
    await agree(page);
    await select(page, '2');
    await select(page, '3');
    expect(ordersOf(world)).toEqual([]);
    expect(world.reports).toEqual(['package list: renewing package without a subscription text']);
  });

  it('cannot be given if the login changes to an app without that text', async () => {
    const typed: PurchaseSetup = {
      ...setup,
      agreements: ({ session }) => (session.clientType === 4 ? TEXTS : [...TEXTS, RENEWAL_TEXT]),
    };
    const { page, world } = await openShop({
      setup: typed,
      session: ANONYMOUS,
      answer: selling(renewing),
    });
    await buy(page);
    await settle(() => world.become(sessionOf('7', { clientType: 4 })));
    expect(page.current()).toMatchObject({ consent: { isAsking: false }, notice: { kind: 'not_sold' } });
    await agree(page);
    expect(ordersOf(world)).toEqual([]);
  });
});

describe('consent', () => {
  it('is requested after a login if it was not shown at the tap', async () => {
    const { page, world } = await openShop();
    await tick(page);
    await settle(() => world.host.logout());
    await pay(page);
    await logIn(world, page);
    expect(page.current().consent.isAsking).toBe(true);
    expect(ordersOf(world)).toEqual([]);
  });

  it('given in the sheet is requested again if the texts changed before the order was made', async () => {
    const apps: PurchaseSetup = {
      ...setup,
      agreements: ({ session }) => (session.clientType === 4 ? [...TEXTS, RENEWAL_TEXT] : TEXTS),
    };
    const list = { next: (): unknown => [year] };
    const { page, world } = await openShop({ setup: apps, answer: backend(undefined, () => list.next()) });
    await pay(page);
    const prices = later();
    list.next = () => prices.promise;
    await settle(() => world.resume());
    await accept(page);
    // The app names itself while the accepted tap waits for prices.
    await settle(() => world.become({ ...KNOWN, clientType: 4 }));
    await settle(() => prices.give([year]));
    expect(ordersOf(world)).toEqual([]);
    expect(page.current().consent).toMatchObject({ isChecked: false, isAsking: true });
  });

  it('of an order names the documents of the event log', async () => {
    const { page, world } = await openShop({ answer: selling(year, renewing) });
    await tick(page);
    await select(page, '3');
    await pay(page);
    await accept(page);
    const [order] = ordersOf(world);
    const logged = consentsOf(world).slice(-2);
    expect(order?.consents).toEqual(logged);
    expect(logged.map(({ document }) => document)).toEqual(['/lxbva', '/lxbsa']);
  });
});

describe('the preselected package', () => {
  it('is a renewing one only if there is no other', async () => {
    const { page } = await openShop({ answer: selling({ ...renewing, isDefault: true }, pack({ id: '1' })) });
    expect(selectedOf(page)?.id).toBe('1');
    expect(preselected([{ ...renewing, isDefault: true }])?.id).toBe('3');
    expect(preselected([pack({ id: '1' }), { ...renewing, isDefault: true }, year])?.id).toBe('2');
    expect(preselected([])).toBeUndefined();
  });
});

it('the first render has the texts of the web, as the prerendered page; then those of the platform', async () => {
  const environment = { platform: 'ios', webView: true } as const;
  const { renders, current } = await renderHook(fakeShell({ answer: () => null, environment }), useEdition);
  expect(renders[0]).toEqual({ platform: 'android', isApp: false });
  expect(current()).toEqual({ platform: 'ios', isApp: true });
});
