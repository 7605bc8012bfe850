import { openPackageList, payAgreeing } from '../page-objects/package-list.ts';
import { MAIN } from '../page-objects/brands.ts';
import { offerOf, PAGES } from './fixtures/offers.ts';
import { expect, test } from './fixtures/test.ts';
import { payInCashier } from './fixtures/wallets.ts';

for (const page of PAGES) {
  test.describe(`${page.path}`, () => {
    // Main's own page is that of a native app; everywhere else a browser has a session.
    test.use({ environment: page === MAIN ? 'ios-app-h5' : 'browser' });
    test('a membership is paid by WeChat’s H5 and charged once', async ({
      page: tab,
      system,
      backend,
      charged,
    }) => {
      const offer = offerOf(system, page);
      await openPackageList(tab, offer);
      await payAgreeing(tab);
      await payInCashier(tab, charged, offer.preselected.amount);
      expect(backend.state().orders).toMatchObject([
        { status: 'paid', amount: offer.preselected.amount, packageName: offer.preselected.name },
      ]);
    });
  });
}
