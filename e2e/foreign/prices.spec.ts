import type { Page } from '@playwright/test';
import type { ForeignBackend } from '@vip/foreign-backends';
import { HONEY, MAIN, type Brand } from '../page-objects/brands.ts';
import { acceptPrice, expectRepriced } from '../page-objects/money.ts';
import {
  expectAmount,
  openPackageList,
  payAgreeing,
  payButton,
  tickConsent,
} from '../page-objects/package-list.ts';
import { DIY, TUIWEN, USERPAY } from '../page-objects/purchase-pages.ts';
import { setVisibility } from '../page-objects/visibility.ts';
import { offerOf, preselectedId } from './fixtures/offers.ts';
import type { System } from './fixtures/systems.ts';
import { expect, test } from './fixtures/test.ts';
import { payInCashier } from './fixtures/wallets.ts';

/** What a package costs more, fen. */
const MORE = 2000;

const ordered = (backend: ForeignBackend) =>
  backend.state().orders.map(({ amount, status }) => [amount, status]);

async function openTicked(page: Page, offer: Brand): Promise<void> {
  await openPackageList(page, offer);
  await tickConsent(page);
}

/** One page for each way to make and pay an order. */
for (const page of [MAIN, USERPAY, HONEY, TUIWEN, DIY]) {
  test.describe(page.path, () => {
    test.use({ environment: page === MAIN ? 'ios-app-h5' : 'browser' });
    test('a price that changed after the list is charged only after another tap', async ({
      page: tab,
      system,
      backend,
      charged,
    }) => {
      const offer = offerOf(system, page);
      const { amount } = offer.preselected;
      await openTicked(tab, offer);
      backend.changePrice(preselectedId(system, page), amount + MORE);
      await payButton(tab).click();
      await expectRepriced(tab, amount, amount + MORE);
      expect(ordered(backend)).toEqual([]);
      await acceptPrice(tab, amount + MORE);
      await payInCashier(tab, charged, amount + MORE);
      expect(ordered(backend)).toEqual([[amount + MORE, 'paid']]);
    });
  });
}

/** Changes a price while the order is on its way to a system that compares none. */
const whileOrdered: Readonly<Record<System, (page: Page, change: () => void) => Promise<unknown>>> = {
  litemall: (page, change) =>
    page.route('**/wx/order/submit', async (route) => {
      change();
      await route.fallback();
    }),
  // As a shop receives it that does not know the field.
  laravel: (page, change) =>
    page.route('**/api/orders', async (route, request) => {
      change();
      const { total_amount: _, ...body } = request.postDataJSON() as Record<string, unknown>;
      await route.continue({ postData: JSON.stringify(body) });
    }),
  strict: () => Promise.reject(new Error('the strict backend refuses every amount but its own')),
};

for (const page of [MAIN, USERPAY, HONEY, DIY]) {
  test.describe(page.path, () => {
    test.use({ environment: page === MAIN ? 'ios-app-h5' : 'browser' });
    test(
      'an order that costs more than was shown opens no wallet before another tap, and is the one that is paid',
      { tag: '@own-price' },
      async ({ page: tab, system, backend, charged }) => {
        const offer = offerOf(system, page);
        const { amount } = offer.preselected;
        await openTicked(tab, offer);
        await whileOrdered[system](tab, () =>
          backend.changePrice(preselectedId(system, page), amount + MORE),
        );
        await payButton(tab).click();
        await expectRepriced(tab, amount, amount + MORE);
        expect(ordered(backend)).toEqual([[amount + MORE, 'unpaid']]);
        await acceptPrice(tab, amount + MORE);
        await payInCashier(tab, charged, amount + MORE);
        expect(ordered(backend)).toEqual([[amount + MORE, 'paid']]);
      },
    );
  });
}

test('a page that becomes visible again shows the price of now, and one tap pays that', async ({
  page: tab,
  system,
  backend,
  charged,
}) => {
  const offer = offerOf(system, USERPAY);
  const { amount } = offer.preselected;
  await openTicked(tab, offer);
  await setVisibility(tab, 'hidden');
  backend.changePrice(preselectedId(system, USERPAY), amount - MORE);
  await setVisibility(tab, 'visible');
  await expectAmount(tab, amount - MORE);
  await payButton(tab).click();
  await payInCashier(tab, charged, amount - MORE);
});

test(
  '/orderConfirm: a prepared order whose price changed is charged only after another tap',
  { tag: '@prepared-orders' },
  async ({ page: tab, system, backend, charged }) => {
    const [path, pid, amount] =
      system === 'laravel'
        ? (['/orderConfirm/9/21/kf01', '21', 9990] as const)
        : (['/orderConfirm/pre-9/opt-1/kf01', 'opt-1', 8800] as const);
    await tab.goto(path);
    await expectAmount(tab, amount);
    backend.changePrice(pid, amount + MORE);
    await payAgreeing(tab);
    await expectRepriced(tab, amount, amount + MORE);
    expect(ordered(backend)).toEqual([]);
    await acceptPrice(tab, amount + MORE);
    await payInCashier(tab, charged, amount + MORE);
    expect(ordered(backend)).toEqual([[amount + MORE, 'paid']]);
  },
);
