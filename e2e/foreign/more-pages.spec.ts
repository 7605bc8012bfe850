import { askForCode, submitCode } from '../page-objects/login.ts';
import {
  choose,
  expectPackageList,
  packages,
  payAgreeing,
  payButton,
  tickConsent,
} from '../page-objects/package-list.ts';
import { ADDRESS, addressCard, confirmPath, expectConfirm, fillAddress } from '../page-objects/prepared.ts';
import { TUIWEN } from '../page-objects/purchase-pages.ts';
import { expectPaid, result } from '../page-objects/result.ts';
import { offerOf } from './fixtures/offers.ts';
import { expect, test } from './fixtures/test.ts';
import { payInCashier } from './fixtures/wallets.ts';

/** Both have one that costs nothing. */
const GIFT = '体验周卡';
const PAID_GIFT = '老会员季卡';
const PREPARED = {
  laravel: { path: '/detail/9/kf01', name: '标准礼盒', amount: 9990 },
  strict: { path: '/detail/pre-9/kf01', name: '标准礼盒', amount: 8800 },
};

test.describe('in a native app, which says who its user is', () => {
  test.use({ environment: 'ios-app-h5' });
  test(
    '/tuiwendiscounts: a free gift is claimed by an order that is paid at once',
    { tag: '@gifts' },
    async ({ page: tab, backend }) => {
      await tab.goto('/tuiwendiscounts');
      const gift = tab
        .getByRole('radiogroup', { name: '会员福利' })
        .getByRole('radio', { name: new RegExp(`^${GIFT}`) });
      await gift.check();
      await tab.getByRole('button', { name: /^立即领取/ }).click();
      await tab.getByRole('button', { name: '同意并领取' }).click();
      await expectPaid(tab);
      expect(backend.state().orders).toMatchObject([{ status: 'paid', amount: 0, packageName: GIFT }]);
    },
  );

  test(
    '/tuiwendiscounts: a gift with a price is paid, and is listed as claimed',
    { tag: '@gifts' },
    async ({ page: tab, system, charged }) => {
      const amount = system === 'laravel' ? 3900 : 4900;
      await tab.goto('/tuiwendiscounts');
      await choose(tab.getByRole('radiogroup', { name: '会员福利' }), PAID_GIFT);
      await payAgreeing(tab);
      await payInCashier(tab, charged, amount);
      await tab.goto('/tuiwendiscounts');
      await expect(tab.getByRole('listitem').filter({ hasText: PAID_GIFT })).toContainText('已领取');
    },
  );
});

test(
  '/detail to the result: a prepared order is bought',
  { tag: '@prepared-orders' },
  async ({ page: tab, system, backend, charged }) => {
    const { path, name, amount } = PREPARED[system as keyof typeof PREPARED];
    await tab.goto(path);
    // Its only option needs no choice.
    await expect(tab.getByText(new RegExp(`^${name}`)).first()).toBeVisible();
    await tab.getByRole('button', { name: /^立即购买/ }).click();
    await payAgreeing(tab);
    await payInCashier(tab, charged, amount);
    expect(backend.state().orders).toMatchObject([{ status: 'paid', amount, packageName: name }]);
  },
);

test(
  '/orderConfirm: goods that are shipped need an address, which the order carries',
  { tag: '@prepared-orders' },
  async ({ page: tab, system, backend, charged }) => {
    const [id, pid, amount] =
      system === 'laravel' ? (['10', '22', 12990] as const) : (['pre-10', 'opt-2', 10800] as const);
    await tab.goto(confirmPath(id, pid));
    await addressCard(tab).click();
    await fillAddress(tab);
    await expectConfirm(tab, { name: '实体礼盒', amount });
    await payAgreeing(tab);
    await payInCashier(tab, charged, amount);
    const [province, city, district] = ADDRESS.region;
    const { name, phone, street } = ADDRESS;
    expect(backend.state().orders).toMatchObject([
      { status: 'paid', amount, address: { name, phone, province, city, district, street } },
    ]);
  },
);

test.describe('a user whose membership the backend does not name', () => {
  test(
    '/tuiwenupvip: is sold no upgrade, and finds the packages',
    { tag: '@no-membership' },
    async ({ page: tab, system, charged }) => {
      const offer = offerOf(system, TUIWEN);
      await tab.goto('/tuiwenupvip');
      await expect(payButton(tab)).toHaveCount(0);
      await tab.getByRole('link', { name: /^开通会员/ }).click();
      await expectPackageList(tab, offer);
      await payAgreeing(tab);
      await payInCashier(tab, charged, offer.preselected.amount);
    },
  );
});

test.describe('a member', () => {
  test.use({ isKnown: false });
  test(
    '/tuiwenupvip: logs in, sees the upgrades with the credit, and buys one',
    { tag: '@membership' },
    async ({ page: tab, backend, charged }) => {
      await tab.goto('/tuiwenupvip');
      await tab.getByRole('button', { name: '用手机号登录' }).click();
      await askForCode(tab, '13900139000');
      await submitCode(tab, backend.state().sms[0]?.code ?? '');
      await choose(packages(tab), '专业年卡');
      await expect(tab.getByText('−¥58.00')).toBeVisible();
      await tickConsent(tab);
      await payButton(tab).click();
      await payInCashier(tab, charged, 32800);
    },
  );
});

test(
  'a result link with the order’s own token is read without a session',
  { tag: '@result-token' },
  async ({ page: tab, backend, browser, baseURL, charged }) => {
    await tab.goto('/userpay');
    await payAgreeing(tab);
    await tab.getByRole('heading', { name: '收银台' }).waitFor();
    const link = await tab.locator('input[name="back"]').first().inputValue();
    expect(link).toMatch(/\/result\/q\d+\/1024\/-\/1$/);
    await payInCashier(tab, charged, 19800);
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const page = await other.newPage();
    await page.goto(link);
    await expect(result(page, '支付成功')).toBeVisible();
    expect(backend.state().orders).toHaveLength(1);
    await other.close();
  },
);
