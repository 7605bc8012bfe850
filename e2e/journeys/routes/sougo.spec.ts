import { expect, test } from '../../fixtures/test.ts';
import {
  choose,
  expectAmount,
  openPackageList,
  packages,
  paymentMethods,
} from '../../page-objects/package-list.ts';
import { buy } from '../../page-objects/purchase.ts';
import { SOUGO } from '../../page-objects/purchase-pages.ts';

test.describe('/sougo', () => {
  test('shows the app and reviews, and sells', async ({ page, control, ledger, expectAccessible }) => {
    await openPackageList(page, SOUGO, '?um=sougo-chat');
    await expect(
      page.getByRole('heading', { level: 1, name: /^消息不知道怎么回？\s?让聊小白帮你想$/ }),
    ).toBeVisible();
    await expect(page.getByText(/^聊小白是一款聊天助手/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '聊小白能帮你' })).toBeVisible();
    await expect(page.getByText('最近 6 条评价平均，满分 5 分')).toBeVisible();
    await expectAccessible();
    await choose(packages(page), '季度会员');
    await expectAmount(page, 7800);
    await choose(paymentMethods(page), '支付宝');
    await buy(page, ledger, 7800);
    const { orders } = await control.state();
    expect(orders.map(({ status, um }) => [status, um])).toEqual([['paid', 'sougo-chat']]);
  });

  test('the recommended package and its price are above the bar on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openPackageList(page, SOUGO);
    const price = await packages(page).getByText('198').first().boundingBox();
    const bar = await page.getByRole('region', { name: '支付', exact: true }).boundingBox();
    expect((price?.y ?? NaN) + (price?.height ?? NaN)).toBeLessThan(bar?.y ?? NaN);
  });

  test('shows the sister app of the link, and its broadcast can be paused', async ({
    page,
    expectAccessible,
  }) => {
    await openPackageList(page, SOUGO, '?app=tcq');
    await expect(
      page.getByRole('heading', { level: 1, name: /^一上镜就忘词？\s?提词器替你记着$/ }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: '打开 App' })).toHaveAttribute('href', '/openapp?app=tcq');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' })).toHaveAttribute(
      'href',
      '/tcqpa',
    );
    await expectAccessible();

    await test.step('the broadcast', async () => {
      await page.getByRole('button', { name: '暂停播报' }).click();
      await expect(page.getByRole('button', { name: '继续播报' })).toBeVisible();
      // The current line finishes its animation; then nothing moves.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });

  test('without reviews their section is left out', async ({ page, control }) => {
    await control.faults({ match: 'GET /api/main/v1/feedback-list', kind: 'status', status: 500 });
    await openPackageList(page, SOUGO);
    await expect(page.getByText(/开通了年度会员/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '会员评价' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
