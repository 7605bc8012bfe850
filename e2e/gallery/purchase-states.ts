import { expect } from '../fixtures/test.ts';
import { inCashier } from '../page-objects/cashier.ts';
import { payAgreeing, payButton } from '../page-objects/package-list.ts';
import type { StateFacts } from './page-scenes.ts';
import type { SceneFixtures } from './scene.ts';

/** Opens the cashier for the preselected package. */
export async function goToCashier({ page }: SceneFixtures): Promise<void> {
  await payAgreeing(page);
  await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
}

/** States of every purchase page besides its packages. */
export const purchaseStates: StateFacts[] = [
  {
    key: 'consent',
    state: '请同意协议',
    act: async ({ page }) => {
      await payButton(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    key: 'pending',
    state: '上次没付完',
    act: async (fixtures) => {
      const { page } = fixtures;
      const purchasePage = page.url();
      await goToCashier(fixtures);
      await page.goto(purchasePage);
      await page.getByRole('button', { name: '继续支付' }).waitFor();
    },
  },
  {
    key: 'wechat',
    state: '在微信里',
    environment: 'wechat-android',
  },
  {
    key: 'mini',
    state: '在小程序里',
    environment: 'wechat-mini',
  },
];

/** The login sheet of an anonymous user who pays. */
export const loginSheet: StateFacts = {
  key: 'login',
  state: '登录',
  account: null,
  act: async ({ page }) => {
    await payButton(page).click();
    await page.getByRole('dialog').getByRole('textbox', { name: '手机号' }).waitFor();
  },
};

/** Results of a purchase. `paid` is the charged amount, fen. */
export const resultStates = (paid: number): StateFacts[] => [
  {
    key: 'default',
    state: '支付成功',
    act: async (fixtures) => {
      await goToCashier(fixtures);
      await inCashier(fixtures.page, '确认支付');
      await fixtures.page.getByRole('heading', { name: '支付成功' }).waitFor();
      fixtures.ledger.expectCharge(paid);
    },
  },
  {
    key: 'asking',
    state: '付好了吗',
    act: async (fixtures) => {
      await goToCashier(fixtures);
      await inCashier(fixtures.page, '取消支付');
      await fixtures.page.getByRole('dialog').waitFor();
    },
  },
];
