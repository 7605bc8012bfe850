import { expect, test } from '../fixtures/test.ts';
import type { Fault } from '../fixtures/control.ts';
import { BRANDS, MAIN } from '../page-objects/brands.ts';
import { expectPackageList, openPackageList, payAgreeing, payButton } from '../page-objects/package-list.ts';
import { payInCashier } from '../page-objects/purchase.ts';
import { BRAND_PAGES, PURCHASE_PAGES, TUIWEN, YOUQUAN } from '../page-objects/purchase-pages.ts';
import { expectFits } from '../page-objects/fits.ts';

const DOWN = '服务开小差了，请稍后重试';
const OFFLINE = '网络连接失败，请检查网络';

interface Failure {
  fault: Omit<Fault, 'match'>;
  text: string;
}

/** Neighbours differ in their text, so that each text shows that its request was answered. */
const FAILURES: Failure[] = [
  { fault: { kind: 'status', status: 500 }, text: DOWN },
  { fault: { kind: 'offline' }, text: OFFLINE },
  { fault: { kind: 'html' }, text: DOWN },
  { fault: { kind: 'status', status: 404 }, text: '内容不存在或已下架' },
  { fault: { kind: 'malformed' }, text: DOWN },
  { fault: { kind: 'status', status: 429 }, text: '操作太频繁，请 30 秒后再试' },
  { fault: { kind: 'truncate' }, text: DOWN },
];

const nameOf = ({ fault }: Failure) => `${fault.kind}${fault.status ? ` ${fault.status}` : ''}`;

for (const brand of PURCHASE_PAGES) {
  test(`${brand.path}: has its final layout while loading, shows errors and an empty list, and can load again`, async ({
    page,
    control,
    expectAccessible,
  }) => {
    const retry = page.getByRole('button', { name: '重试' });

    await test.step('while the packages are on their way', async () => {
      await control.faults({ match: brand.packagesCall, kind: 'hang', times: 1 });
      await page.goto(brand.path);
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('status').filter({ hasText: '正在载入' })).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      // Placeholders are hidden from assistive technology, so the heading has no role.
      if (brand === YOUQUAN) await expect(page.getByText('开通友圈故事会员')).toBeVisible();
      if (brand === TUIWEN) await expectFits(page);
      await control.clearFaults();
    });

    // Every failure on one page; the others show errors in the same way.
    for (const failure of brand === MAIN ? FAILURES : FAILURES.slice(0, 2)) {
      await test.step(`${nameOf(failure)} for the packages`, async () => {
        await control.faults({ match: brand.packagesCall, ...failure.fault });
        if (failure === FAILURES[0]) await page.goto(brand.path);
        else await retry.click();
        await expect(page.getByRole('alert')).toContainText(failure.text);
        await control.clearFaults();
        if (failure !== FAILURES[0]) return;
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('link', { name: '联系客服' }).first()).toBeVisible();
        await expectAccessible();
        if (brand === YOUQUAN || brand === TUIWEN) await expectFits(page);
      });
    }

    await test.step('an empty list is not an error', async () => {
      const [, path = ''] = brand.packagesCall.split(' ');
      await page.route(`**${path}**`, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as object;
        await route.fulfill({ response, json: { ...answer, packages: [] } });
      });
      await retry.click();
      await expect(page.getByText('暂无可购买的套餐')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(payButton(page)).toHaveCount(0);
      await expectAccessible();
      await page.unrouteAll();
      await page.getByRole('button', { name: '刷新' }).click();
    });
    await expectPackageList(page, brand);
  });
}

for (const brand of BRAND_PAGES) {
  test(`${brand.name}: an order that fails shows an error, and taps after it place one order`, async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openPackageList(page, brand);
    for (const failure of BRANDS.includes(brand) ? FAILURES : FAILURES.slice(0, 1)) {
      await test.step(`${nameOf(failure)} for the order`, async () => {
        await control.faults({ match: brand.orderCall, ...failure.fault });
        // Only the first tap asks for the consent.
        if (failure === FAILURES[0]) await payAgreeing(page);
        else await payButton(page).click();
        await expect(page.getByRole('alert').filter({ hasText: failure.text })).toBeVisible();
        if (failure === FAILURES[0]) await expectAccessible();
        await control.clearFaults();
      });
    }
    await payButton(page).click();
    await payInCashier(page, ledger, brand.preselected.amount);
    // The server has made an order with its malformed and its truncated answer, too.
    expect((await control.state()).orders).toHaveLength(1);
  });
}
