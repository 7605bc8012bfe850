import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login } from '../../page-objects/login.ts';
import { expectAmount, openPackageList, packageRadio, payButton } from '../../page-objects/package-list.ts';
import { buy, payInCashier } from '../../page-objects/purchase.ts';
import { BASE, DIY, CREDITED } from '../../page-objects/purchase-pages.ts';
import { ACCOUNT, MEMBER } from '../../fixtures/users.ts';

/** A benefit in the table below the purchase, with its values. */
async function expectGain(page: Page, name: string, values: readonly string[]) {
  const gain = page.getByRole('row').filter({ hasText: name });
  for (const value of values) await expect(gain.getByText(value).first()).toBeVisible();
}

test.describe('/upgrade/diy', () => {
  test('level and duration are selected, and a purchase makes a member', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openPackageList(page, DIY);
    await expect(page.getByRole('heading', { level: 1, name: '开通会员' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^开通\s?尊享会员$/ })).toBeVisible();
    await expectGain(page, '回复建议', ['不限次数']);
    await expectGain(page, '语气风格', ['尊享含商务、长辈、方言', '12 种', '28 种']);
    await expectAccessible();

    const levels = page.getByRole('radiogroup', { name: '会员等级' });
    await packageRadio(page, '尊享会员永久').check();
    await expectAmount(page, 29800);
    await levels.getByRole('radio', { name: /^标准会员/ }).check();
    await expect(packageRadio(page, '标准会员永久')).toBeChecked();
    await expectAmount(page, 22800);
    await expectGain(page, '专属客服', ['优先接入']);
    await packageRadio(page, '标准会员 3 个月').check();
    await buy(page, ledger, 4800);
    await expect(page).toHaveURL(/\/upgrade\/use\?order=o\w+&token=-&um=-&level=1$/);

    const { orders, users } = await control.state();
    expect(orders.map(({ status, amount }) => [status, amount])).toEqual([['paid', 4800]]);
    expect(users.find(({ phone }) => phone === ACCOUNT)?.membership).toMatchObject({
      name: '标准会员',
    });
  });

  test.describe('for a member', () => {
    test.use({ account: MEMBER });

    test('opens from the package list for the same user', async ({ page }) => {
      await page.goto('/upgrade/base?app=lxy&um=menu');
      await page.getByRole('link', { name: '查看升级费用明细' }).click();
      await expect(page).toHaveURL('/upgrade/diy?app=lxy&um=menu');
      await expect(page).toHaveTitle(DIY.title);
      await expectAmount(page, CREDITED);
      await expect(page.getByRole('link', { name: '《会员服务协议》' })).toHaveAttribute('href', '/lxyva');
      await page.goBack();
      await expect(page).toHaveTitle(BASE.title);
    });

    test('remaining days are credited line by line, everything fits, and the rest is charged', async ({
      page,
      control,
      ledger,
      expectAccessible,
    }) => {
      await openPackageList(page, { ...DIY, preselected: { ...DIY.preselected, amount: CREDITED } });
      await expect(page.getByText('−¥58.00')).toBeVisible();
      await expect(page.getByText('已抵扣 58 元')).toBeVisible();
      await expectAccessible();
      await expectFits(page, (where) =>
        expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
      );
      await payButton(page).click();
      await expect(page.getByRole('dialog')).toContainText('¥110.00扣款方式 一次性支付');
      await page.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(page, ledger, CREDITED);
      const { users } = await control.state();
      expect(users.find(({ phone }) => phone === MEMBER)?.membership).toMatchObject({ name: '尊享会员' });

      await page.goto(DIY.path);
      await expectAmount(page, DIY.preselected.amount);
      await expect(page.getByRole('region', { name: '费用明细' })).toHaveCount(0);
    });
  });

  test.describe('for an anonymous user', () => {
    test.use({ account: null });

    test('a link with a member’s phone number shows that price; paying asks for a login and continues with it', async ({
      page,
      control,
      ledger,
    }) => {
      await page.goto(`/upgrade/diy?phone=${MEMBER}`);
      await expectAmount(page, CREDITED);
      await expect(page.getByText('标准会员剩余天数抵扣')).toBeVisible();
      await payButton(page).click();
      const ordered = page.waitForRequest(/orders\/official$/);
      await login(page, control, MEMBER);
      await page.getByRole('button', { name: '同意并支付' }).click();
      const body = (await ordered).postDataJSON() as object;
      expect(body).toMatchObject({ consents: [{}, {}, {}], phone: MEMBER });
      await payInCashier(page, ledger, CREDITED);
      const { events } = await control.state();
      expect(JSON.stringify(events)).not.toContain(MEMBER);
    });

    test('a login shows the remaining days, and nothing is paid at a price that was not shown', async ({
      page,
      control,
      expectAccessible,
    }) => {
      await openPackageList(page, DIY);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page.getByRole('dialog', { name: '登录后继续开通' })).toBeVisible();
      await expectAccessible();
      await login(page, control, MEMBER);
      await expect(page.getByText('还剩 126 天', { exact: true })).toBeVisible();
      await expectAmount(page, CREDITED);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await control.state()).orders).toEqual([]);
    });
  });
});
