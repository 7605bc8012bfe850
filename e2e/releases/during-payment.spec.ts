import type { Page } from '@playwright/test';
import { HONEY } from '../page-objects/brands.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { expectPaid } from '../page-objects/result.ts';
import { payAgreeing } from '../page-objects/package-list.ts';
import type { OwnSite } from './fixtures/own-site.ts';
import { runningOf } from '../page-objects/running.ts';
import { expect, expectResultOf, expectPackageListOf, test } from './fixtures/test.ts';

const { amount } = HONEY.preselected;

interface Change {
  name: string;
  runs: 'first' | 'second';
  before(site: OwnSite): Promise<unknown>;
  meanwhile(site: OwnSite): Promise<unknown>;
}

const CHANGES: Change[] = [
  {
    name: 'rolled back',
    runs: 'second',
    before: (site) => site.release('promote', 'honey'),
    meanwhile: (site) => site.release('rollback', 'honey'),
  },
  {
    name: 'promoted',
    runs: 'first',
    before: () => Promise.resolve(),
    meanwhile: (site) => site.release('promote', 'honey'),
  },
];

/** The versions of an order are stored before its cashier opens. */
async function expectPinned(page: Page, site: OwnSite, runs: 'first' | 'second'): Promise<void> {
  expect(await runningOf(page)).toMatchObject({ release: site[runs], why: 'pinned' });
}

for (const { name, runs, before, meanwhile } of CHANGES) {
  test(`a version that is ${name} while the cashier is open stays for this order`, async ({
    page,
    context,
    site,
    ledger,
    control,
  }) => {
    await before(site);
    await page.goto(HONEY.path);
    await expectPackageListOf(page, runs);
    await payAgreeing(page);
    await expectCashier(page, amount);
    await meanwhile(site);

    // The purchase page opened meanwhile has the same version: it may resume the order.
    const again = await context.newPage();
    await again.goto(HONEY.path);
    await expectPackageListOf(again, runs);
    await expectPinned(again, site, runs);
    await again.close();

    await inCashier(page, '确认支付');
    await expectPaid(page);
    await expectResultOf(page, runs);
    await expectPinned(page, site, runs);
    ledger.expectCharge(amount);
    expect((await control.state()).orders).toHaveLength(1);

    // After the payment the next purchase uses the live version.
    await page.goto(HONEY.path);
    const other = runs === 'first' ? 'second' : 'first';
    await expectPackageListOf(page, other);
    expect(await runningOf(page)).toMatchObject({ release: site[other], why: 'live' });
  });
}
