import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login } from '../../page-objects/login.ts';
import { expectPaid, returnDialog } from '../../page-objects/result.ts';
import {
  choose,
  consentBox,
  expectAmount,
  packageRadio,
  packages,
  payAgreeing,
  payButton,
  tickConsent,
} from '../../page-objects/package-list.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { buy, payInCashier } from '../../page-objects/purchase.ts';
import { ACCOUNT, MEMBER } from '../../fixtures/users.ts';

const LIST_CALL = 'GET /api/tuiwen/web/vip/packages/wechat';
const ORDER_CALL = 'POST /api/tuiwen/web/vip/packages/*/orders/official';

async function openUpgrades(page: Page): Promise<void> {
  await page.goto('/tuiwenupvip');
  await expectUpgrades(page);
}

async function expectUpgrades(page: Page): Promise<void> {
  await expect(packageRadio(page, '商用版年卡')).toBeChecked();
  await expectAmount(page, 34000);
}

test.describe('/tuiwenupvip', () => {
  test.use({ account: MEMBER });

  test('shows its layout while loading, errors, the benefits and the credit; a cancelled payment keeps its order', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await test.step('loading, and a missing network', async () => {
      await control.faults({ match: LIST_CALL, kind: 'hang', times: 1 });
      await page.goto('/tuiwenupvip');
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      // Placeholders are hidden from assistive technology, so it has no role.
      await expect(page.getByText('升级时长', { exact: true })).toBeVisible();
      await expectOffline(page);
      await control.clearFaults();
    });
    await test.step('an error for the packages, and 重试 loads them', async () => {
      await control.faults({ match: LIST_CALL, kind: 'status', status: 500 });
      await page.goto('/tuiwenupvip');
      await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
      await expectAccessible();
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
      await expectUpgrades(page);
    });

    await expect(page).toHaveTitle('升级会员');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('升级会员');
    await expect(packages(page).getByRole('radio')).toHaveCount(3);
    await expect(page.getByRole('listitem').filter({ hasText: '商用授权' })).toContainText(
      /现在：\s*不支持.*升级后：\s*书面授权/s,
    );
    await expect(page.getByRole('term').filter({ hasText: '创作版剩余天数抵扣' })).toBeVisible();
    await expect(page.getByText('−¥58.00')).toBeVisible();
    await expectAccessible();
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );

    await test.step('another duration has another price', async () => {
      await choose(packages(page), '商用版季卡');
      await expectAmount(page, 8000);
      await expect(page.getByRole('definition').filter({ hasText: '¥138.00' })).toBeVisible();
      await page.getByRole('radio', { name: '支付宝' }).check();
    });
    await test.step('an error for the order, and the next tap places it', async () => {
      await control.faults({ match: ORDER_CALL, kind: 'status', status: 503 });
      await payAgreeing(page);
      await expect(page.getByRole('alert').filter({ hasText: '服务开小差了' })).toBeVisible();
      await control.clearFaults();
      await payButton(page).click();
    });
    await expectCashier(page, 8000);
    await inCashier(page, '取消支付');
    // The wallet returns to the result page, which pays the same order again.
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, 8000);
    const { orders, users } = await control.state();
    expect(orders).toMatchObject([{ status: 'paid', amount: 8000 }]);
    expect(users.find(({ phone }) => phone === MEMBER)?.membership).toMatchObject({ name: '尊享会员' });
  });

  test('an upgrade can be bought by keyboard alone', async ({ page, ledger }) => {
    await openUpgrades(page);
    await tabTo(page, packageRadio(page, '商用版年卡'));
    await page.keyboard.press('ArrowDown');
    await expect(packageRadio(page, '商用版季卡')).toBeChecked();
    await tabTo(page, consentBox(page));
    await page.keyboard.press('Space');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await payInCashier(page, ledger, 8000);
  });
});

test.describe('/tuiwenupvip without an upgradable membership', () => {
  test.use({ account: null });

  test('an anonymous user logs in, and a member sees the upgrades', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await page.goto('/tuiwenupvip');
    await expect(page.getByRole('heading', { name: '登录后查看升级价格' })).toBeVisible();
    await expectAccessible();
    await expectFits(page);
    await page.getByRole('button', { name: '用手机号登录' }).click();
    await login(page, control, MEMBER);
    await expectUpgrades(page);
    await expect(page.getByText('还剩 126 天', { exact: true })).toBeVisible();
    await tickConsent(page);
    await payButton(page).click();
    await payInCashier(page, ledger, 34000);
  });

  test('a user without a membership is led to the purchase page', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await page.goto('/tuiwenupvip');
    await page.getByRole('button', { name: '用手机号登录' }).click();
    await login(page, control, ACCOUNT);
    await expect(page.getByRole('heading', { name: '你还不是会员' })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('button', { name: '开通会员' }).click();
    await expect(page).toHaveTitle('开通会员');
  });

  test('if the credit covers the price, the upgrade is free, and the highest edition has no upgrade', async ({
    page,
    control,
  }) => {
    await page.goto('/tuiwenupvip');
    await page.getByRole('button', { name: '用手机号登录' }).click();
    await login(page, control, MEMBER);
    await choose(packages(page), '商用版月卡');
    await expect(packageRadio(page, '商用版月卡')).toHaveAccessibleName(/抵扣前/);
    await expect(page.getByRole('radiogroup', { name: '支付方式' })).toHaveCount(0);
    await payButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: '同意并升级' }).click();
    await expectPaid(page);
    const { orders, users } = await control.state();
    expect(orders).toMatchObject([{ status: 'paid', amount: 0 }]);
    expect(users.find(({ phone }) => phone === MEMBER)?.membership).toMatchObject({ name: '尊享会员' });

    await page.evaluate(() => localStorage.clear());
    await page.goto('/tuiwenupvip');
    await page.getByRole('button', { name: '用手机号登录' }).click();
    await control.clock(61_000);
    await login(page, control, MEMBER);
    await expect(page.getByRole('heading', { name: '已是最高版本' })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
  });
});

test.describe('/tuiwenupvip in a native app that does not send the membership', () => {
  test.use({ account: MEMBER, environment: 'android-app' });

  test('the membership comes from the prices, and the app’s cashier pays', async ({ page, ledger }) => {
    await openUpgrades(page);
    await expect(page.getByText('可抵扣 58 元')).toBeVisible();
    await buy(page, ledger, 34000, 'sheet');
  });
});
