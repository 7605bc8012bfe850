import { openPackageList, payAgreeing } from '../page-objects/package-list.ts';
import { USERPAY } from '../page-objects/purchase-pages.ts';
import { offerOf } from './fixtures/offers.ts';
import { expect, test } from './fixtures/test.ts';

// While a test answers requests, Playwright answers the browser's preflights as well, with everything allowed.
test.use({ areWalletsAnswered: false });

test('a browser’s own preflights are granted, for orders as well', async ({ page: tab, system, backend }) => {
  const offer = offerOf(system, USERPAY);
  await openPackageList(tab, offer);
  await payAgreeing(tab);
  await expect.poll(() => backend.state().orders).toHaveLength(1);
  const { requests } = backend.state();
  const preflights = requests.filter(({ method }) => method === 'OPTIONS');
  expect(preflights.map(({ status }) => status)).toEqual(preflights.map(() => 204));
  const ordered = { litemall: '/wx/order/submit', laravel: '/api/orders', strict: '/orders/official' }[
    system
  ];
  expect(preflights.map(({ path }) => path)).toContainEqual(expect.stringContaining(ordered));
});
