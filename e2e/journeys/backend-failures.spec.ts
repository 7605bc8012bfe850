import { expect, test } from '../fixtures/test.ts';
import type { Fault } from '../fixtures/control.ts';
import { BRANDS, MAIN } from '../page-objects/brands.ts';
import { inCashier } from '../page-objects/cashier.ts';
import { expectPaid } from '../page-objects/result.ts';
import { expectPackageList, openPackageList, payAgreeing, payButton } from '../page-objects/package-list.ts';
import { payInCashier, openCashier } from '../page-objects/purchase.ts';
import { BRAND_PAGES, TUIWEN, YOUQUAN } from '../page-objects/purchase-pages.ts';
import { expectFits } from '../page-objects/fits.ts';

const DOWN = '服务开小差了，请稍后重试';

interface Failure {
  fault: Omit<Fault, 'match'>;
  text: string;
}

const FAILURES: Failure[] = [
  { fault: { kind: 'status', status: 500 }, text: DOWN },
  { fault: { kind: 'status', status: 404 }, text: '内容不存在或已下架' },
  { fault: { kind: 'status', status: 429 }, text: '操作太频繁，请 30 秒后再试' },
  { fault: { kind: 'malformed' }, text: DOWN },
  { fault: { kind: 'truncate' }, text: DOWN },
  { fault: { kind: 'html' }, text: DOWN },
  { fault: { kind: 'offline' }, text: '网络连接失败，请检查网络' },
];

const nameOf = ({ fault }: Failure) => `${fault.kind}${fault.status ? ` ${fault.status}` : ''}`;

for (const brand of BRANDS) {
  for (const failure of FAILURES) {
    if (brand !== MAIN && failure.fault.status !== 500) continue;
    test(`${brand.name}: ${nameOf(failure)} for the packages shows an error, and 重试 loads them`, async ({
      page,
      control,
      expectAccessible,
    }) => {
      await control.faults({ match: brand.packagesCall, ...failure.fault });
      await page.goto(brand.path);
      await expect(page.getByRole('alert')).toContainText(failure.text);
      await expectAccessible();
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
      await expectPackageList(page, brand);
    });
  }

  test(`${brand.name}: a result that cannot be loaded shows an error, and 重试 loads it`, async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openCashier(page, brand);
    await control.faults({ match: brand.readCall, kind: 'status', status: 503 });
    await inCashier(page, '确认支付');
    ledger.expectCharge(brand.preselected.amount);
    await expect(page.getByRole('alert')).toContainText(DOWN);
    await expectAccessible();
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expectPaid(page);
  });
}

for (const brand of BRAND_PAGES) {
  for (const failure of FAILURES) {
    if (!BRANDS.includes(brand) && failure.fault.status !== 500) continue;
    const isOrderMade = failure.fault.kind === 'malformed' || failure.fault.kind === 'truncate';
    const title = isOrderMade
      ? `an order whose answer is ${nameOf(failure)} is not placed twice`
      : `${nameOf(failure)} for the order shows an error, and the next tap places it`;
    test(`${brand.name}: ${title}`, async ({ page, control, ledger, expectAccessible }) => {
      await openPackageList(page, brand);
      await control.faults({ match: brand.orderCall, ...failure.fault });
      await payAgreeing(page);
      await expect(page.getByRole('alert').filter({ hasText: failure.text })).toBeVisible();
      if (failure.fault.status === 500) await expectAccessible();
      await control.clearFaults();
      await payButton(page).click();
      await payInCashier(page, ledger, brand.preselected.amount);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }

  test(`${brand.name}: the loading state has the final layout while the packages are on their way`, async ({
    page,
    control,
  }) => {
    await control.faults({ match: brand.packagesCall, kind: 'hang', times: 1 });
    await page.goto(brand.path);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: '正在载入' })).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Placeholders are hidden from assistive technology, so the heading has no role.
    if (brand === YOUQUAN) await expect(page.getByText('选个会员，慢慢发')).toBeVisible();
    if (brand === TUIWEN) await expectFits(page);
    await control.clearFaults();
  });
}
