import { editBoot } from '../fault-injection/edit-page.ts';
import { expect } from '../fixtures/test.ts';
import { inCashier } from '../page-objects/cashier.ts';
import { agreeAndPay, priceDialog, strip } from '../page-objects/money.ts';
import { result } from '../page-objects/result.ts';
import { MEMBER } from '../fixtures/users.ts';
import { payAgreeing, payButton } from '../page-objects/package-list.ts';
import type { Brand } from '../page-objects/brands.ts';
import { pageScenes, type StateFacts } from './page-scenes.ts';
import type { Scene, SceneFixtures } from './scene.ts';

/** Opens the cashier for the preselected package. */
export async function goToCashier({ page }: SceneFixtures): Promise<void> {
  await payAgreeing(page);
  await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
}

/** States of every purchase page besides its packages. */
const purchaseStates: StateFacts[] = [
  {
    key: 'consent',
    state: '请同意协议',
    follows: 'default',
    act: async ({ page }) => {
      await payButton(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    key: 'pending',
    state: '上次没付完',
    follows: 'consent',
    act: async ({ page }) => {
      const purchasePage = page.url();
      await agreeAndPay(page).click();
      await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
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

/** The scenes of a purchase page, and further ones. */
export const purchaseScenes = (brand: Scene['brand'], page: Brand, ...more: StateFacts[]): Scene[] =>
  pageScenes(
    { brand, route: page.path, title: page.title, call: page.packagesCall },
    ...purchaseStates,
    ...more,
  );

/** What the page knows of its user. */
export const members: StateFacts[] = [
  { key: 'member', state: '会员', account: MEMBER },
  { key: 'expired', state: '会员已到期', profile: 'expired' },
];

/** After the scene `member`: the same at the narrowest width and with text at twice its size. */
export const memberSizes: StateFacts[] = [
  {
    key: 'member-narrow',
    state: '会员，320 px 宽',
    follows: 'member',
    act: async ({ page }) => page.setViewportSize({ width: 320, height: 693 }),
  },
  {
    key: 'member-large',
    state: '会员，320 px 宽，文字 200 %',
    follows: 'member-narrow',
    act: async ({ page }) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  },
];

/** A renewing package, which is sold in the apps only. */
export const renewal: StateFacts = {
  key: 'renewal',
  state: 'App 里，自动续费',
  environment: 'android-app',
  act: async ({ page }) => {
    await page.getByRole('radio', { name: /^连续包月/ }).check();
    await payButton(page).click();
    await page.getByRole('dialog').waitFor();
  },
};

export const desktop: StateFacts = { key: 'desktop', state: '在电脑上', environment: 'desktop' };

/** The packages of that page are sold out. */
export const empty = ({ packagesCall }: Brand): StateFacts => ({
  key: 'empty',
  state: '没有套餐',
  prepare: async ({ page }) => {
    const [, path] = packagesCall.split(' ');
    await page.route(`**${path}**`, (route) => route.fulfill({ json: { packages: [] } }));
  },
  act: async ({ page }) => page.getByRole('heading', { name: '暂无可购买的套餐' }).waitFor(),
});

/** The first package of that page renews. */
export const renewing = ({ packagesCall }: Brand): StateFacts => ({
  key: 'renewal',
  state: '自动续费',
  prepare: async ({ page }) => {
    const [, path] = packagesCall.split(' ');
    await page.route(`**${path}**`, async (route) => {
      const response = await route.fetch();
      const { packages } = (await response.json()) as {
        packages: { price: number; renewal: object | null }[];
      };
      const [first] = packages;
      if (first) first.renewal = { price: first.price, period_days: 365 };
      await route.fulfill({ response, json: { packages } });
    });
  },
  act: async ({ page }) => {
    await page
      .getByRole('radiogroup', { name: '会员套餐' })
      .getByRole('radio')
      .first()
      .check({ force: true });
    await page.getByRole('main').getByRole('link', { name: '《自动续费服务协议》' }).waitFor();
  },
});

/** The site is configured for backends that know no idempotency key. */
async function withoutKeys({ page }: SceneFixtures): Promise<void> {
  const none = '{"idempotency":"none"}';
  const capabilities = ['main', 'honey', 'youquan', 'tuiwen'].map((backend) => `"${backend}":${none}`).join();
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route, request) => {
      if (request.resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = editBoot(await answer.text(), (script) =>
        script.replace('"backends":', `"capabilities":{${capabilities}},"backends":`),
      );
      await route.fulfill({ response: answer, body });
    },
  );
}

/** An order without a key whose answer is lost, the next visit, and the time from which it can be ordered again. */
export const lostOrder = ({ orderCall }: Brand): StateFacts[] => [
  {
    key: 'lost',
    state: '下单没有结果',
    async prepare(fixtures) {
      await withoutKeys(fixtures);
      await fixtures.control.faults({ match: orderCall, kind: 'status', status: 500 });
    },
    act: async ({ page }) => {
      await payAgreeing(page);
      await page.getByText(/上次下单未收到结果/).waitFor();
    },
  },
  {
    key: 'unanswered',
    state: '下单结果待确认',
    follows: 'lost',
    act: async ({ page }) => {
      await page.reload();
      await strip(page).getByRole('button', { name: '知道了' }).waitFor();
    },
  },
  {
    key: 'orderable',
    state: '可以重新下单',
    follows: 'unanswered',
    act: async ({ page }) => {
      await page.clock.fastForward('02:01:00');
      await strip(page).getByRole('button', { name: '重新下单' }).waitFor();
    },
  },
];

/** The server's order has another amount than the page showed. */
export const repriced = ({ orderCall }: Brand): StateFacts => ({
  key: 'repriced',
  state: '价格已更新',
  prepare: ({ control }) => control.faults({ match: orderCall, kind: 'other_amount' }),
  act: async ({ page }) => {
    await payAgreeing(page);
    await priceDialog(page).waitFor();
  },
});

export const anonymous: StateFacts = { key: 'anonymous', state: '未登录', account: null };

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
    follows: 'unknown',
    act: async ({ page, ledger }) => {
      await page.getByRole('button', { name: '重新支付' }).click();
      await inCashier(page, '确认支付');
      await result(page, '支付成功').waitFor();
      ledger.expectCharge(paid);
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
  {
    key: 'unknown',
    state: '正在确认',
    follows: 'asking',
    act: async ({ page }) => {
      await page.getByRole('button', { name: '暂不支付' }).click();
      await result(page, '正在确认支付结果').waitFor();
    },
  },
  {
    key: 'invoice',
    state: '怎么开具发票',
    follows: 'default',
    act: async ({ page }) => page.getByRole('button', { name: '怎么开具发票' }).click(),
  },
  {
    key: 'narrow',
    state: '320 px 宽',
    follows: 'invoice',
    act: async ({ page }) => page.setViewportSize({ width: 320, height: 693 }),
  },
  {
    key: 'large',
    state: '文字 200 %',
    follows: 'narrow',
    act: async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    },
  },
];
