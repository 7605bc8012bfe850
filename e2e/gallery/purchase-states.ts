import { expect } from '../stage/fixtures.ts';
import { inCashier } from '../steps/cashier.ts';
import { payAgreeing, payButton } from '../steps/shelf.ts';
import type { StateFacts } from './page-scenes.ts';
import type { SceneStage } from './scene.ts';

/** Goes to the cashier with what is preselected, agreeing on the way. */
export async function goToCashier({ page }: SceneStage): Promise<void> {
  await payAgreeing(page);
  await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
}

/** What a purchase page can show besides its packages. */
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
    act: async (stage) => {
      const { page } = stage;
      const shelf = page.url();
      await goToCashier(stage);
      await page.goto(shelf);
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

/** Where nobody is logged in and the page asks when it comes to paying. */
export const loginSheet: StateFacts = {
  key: 'login',
  state: '登录',
  account: null,
  act: async ({ page }) => {
    await payButton(page).click();
    await page.getByRole('dialog').getByRole('textbox', { name: '手机号' }).waitFor();
  },
};

/** The ends of a purchase, from the purchase page on. `paid` is what is charged, fen. */
export const resultStates = (paid: number): StateFacts[] => [
  {
    key: 'default',
    state: '支付成功',
    act: async (stage) => {
      await goToCashier(stage);
      await inCashier(stage.page, '确认支付');
      await stage.page.getByRole('heading', { name: '支付成功' }).waitFor();
      stage.ledger.expectCharge(paid);
    },
  },
  {
    key: 'asking',
    state: '付好了吗',
    act: async (stage) => {
      await goToCashier(stage);
      await inCashier(stage.page, '取消支付');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
];
