import type { Page } from '@playwright/test';
import { HONEY } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectPaid } from '../steps/result.ts';
import { payAgreeing } from '../steps/shelf.ts';
import type { OwnSite } from './stage/own-site.ts';
import { runningOf } from '../steps/running.ts';
import { expect, expectResultOf, expectShelfOf, test } from './stage/fixtures.ts';

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

/** The set of an order is written before its cashier opens. */
async function expectPinned(page: Page, site: OwnSite, runs: 'first' | 'second'): Promise<void> {
  expect(await runningOf(page)).toMatchObject({ release: site[runs], why: 'pinned' });
}

for (const { name, runs, before, meanwhile } of CHANGES) {
  test(`a version that is ${name} while the cashier is open stays as it was for this order`, async ({
    page,
    context,
    site,
    ledger,
    control,
  }) => {
    await before(site);
    await page.goto(HONEY.shelf);
    await expectShelfOf(page, runs);
    await payAgreeing(page);
    await expectCashier(page, amount);
    await meanwhile(site);

    // The purchase page opened meanwhile is of the same set: it may go on with the same order.
    const again = await context.newPage();
    await again.goto(HONEY.shelf);
    await expectShelfOf(again, runs);
    await expectPinned(again, site, runs);
    await again.close();

    await inCashier(page, '确认支付');
    await expectPaid(page);
    await expectResultOf(page, runs);
    await expectPinned(page, site, runs);
    ledger.expectCharge(amount);
    expect((await control.state()).orders).toHaveLength(1);

    // Paid: the next purchase is of what is live now.
    await page.goto(HONEY.shelf);
    const other = runs === 'first' ? 'second' : 'first';
    await expectShelfOf(page, other);
    expect(await runningOf(page)).toMatchObject({ release: site[other], why: 'live' });
  });
}
