import type { Page } from '@playwright/test';
import type { Control } from '../../stage/control.ts';
import { expect, test } from '../../stage/fixtures.ts';
import type { Ledger } from '../../stage/ledger.ts';
import type { Brand } from '../../steps/brands.ts';
import { expectCashier, inCashier, type Place } from '../../steps/cashier.ts';
import { expectFits } from '../../steps/fits.ts';
import { login } from '../../steps/login.ts';
import { layoutShift, watchLayoutShift } from '../../steps/measure.ts';
import { expectOffered } from '../../steps/money.ts';
import { returnDialog } from '../../steps/result.ts';
import {
  choose,
  consentBox,
  expectAmount,
  expectShelf,
  notice,
  openLater,
  openShelf,
  packageRadio,
  packages,
  payAgreeing,
  payButton,
  tickConsent,
  ways,
} from '../../steps/shelf.ts';
import { tabTo } from '../../steps/tab-to.ts';

const YOUQUAN: Brand = {
  name: 'youquan',
  shelf: '/youquanwechatpay',
  title: '开通会员',
  result: 'upgrade',
  resultRoute: '/upgrade/use',
  preselected: { name: '年度会员', amount: 12800 },
  other: { name: '月度会员', amount: 1900 },
  orderCall: 'POST /api/youquan/web/vip/packages/*/orders/official',
  packagesCall: 'GET /api/youquan/web/vip/packages/wechat',
  readCall: 'GET /api/datacenter/web/order/*',
};
const { amount } = YOUQUAN.preselected;
const PHONE = '13912345678';

/** Pays in the cashier that is open. The server says paid, and the page is at the result of this very order. */
async function payHere(
  page: Page,
  control: Control,
  ledger: Ledger,
  fen = amount,
  place: Place = 'page',
): Promise<void> {
  await expectCashier(page, fen, place);
  await inCashier(page, '确认支付', place);
  ledger.expectCharge(fen);
  await expect(page).toHaveURL(/\/upgrade\/use\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('brand')).toBe('youquan');
  const ofThisOrder = async () =>
    (await control.state()).orders.find(({ id }) => id === searchParams.get('order'))?.status;
  await expect.poll(ofThisOrder).toBe('paid');
}

test.describe('/youquanwechatpay', () => {
  test('opened directly it says what is sold and for how much, and sells it', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, YOUQUAN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/把日子\s*发成故事/);
    await expect(packages(page).getByRole('radio')).toHaveCount(4);
    for (const benefit of ['九宫格切图', '配图文案', '相册故事', '无水印导出'])
      await expect(page.getByText(benefit, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('浙ICP备');
    await expectAccessible();
    await payAgreeing(page);
    await payHere(page, control, ledger);
    const { users } = await control.state();
    expect(users.find(({ id }) => id === 'u10001')?.membership).not.toBeNull();
  });

  test('it is reached again from the text of an agreement by the way back', async ({ page }) => {
    await openShelf(page, YOUQUAN);
    await page.getByRole('link', { name: '《会员服务协议》' }).click();
    await expect(page).toHaveURL(/\/yqgsva$/);
    await page.goBack();
    await expectShelf(page, YOUQUAN);
  });

  test('another package with Alipay costs what it says, and is another order', async ({
    page,
    control,
    ledger,
  }) => {
    await openShelf(page, YOUQUAN);
    await choose(packages(page), YOUQUAN.other.name);
    await expectAmount(page, YOUQUAN.other.amount);
    await choose(ways(page), '支付宝');
    await payAgreeing(page);
    await payHere(page, control, ledger, YOUQUAN.other.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('two fast taps make one request and one order', async ({ page, control, ledger }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/orders')) posts.push(request.url());
    });
    await openShelf(page, YOUQUAN);
    await tickConsent(page);
    await payButton(page).dblclick();
    await payHere(page, control, ledger);
    expect(posts).toHaveLength(1);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('killed at the cashier and opened again, it goes on with the same order', async ({
    page: killed,
    context,
    control,
    ledger,
  }) => {
    await openShelf(killed, YOUQUAN);
    await payAgreeing(killed);
    await expectCashier(killed, amount);
    await killed.close();
    const page = await context.newPage();
    await openLater(page);
    await openShelf(page, YOUQUAN);
    await expectOffered(page, YOUQUAN.preselected);
    await page.getByRole('button', { name: '继续支付' }).click();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payHere(page, control, ledger);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('it is bought by keyboard alone', async ({ page, control, ledger }) => {
    await openShelf(page, YOUQUAN);
    await tabTo(page, packageRadio(page, '年度会员'));
    await page.keyboard.press('ArrowDown');
    await expect(packageRadio(page, '季度会员')).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await tabTo(page, ways(page).getByRole('radio', { name: '微信支付' }));
    await page.keyboard.press('ArrowDown');
    await expect(ways(page).getByRole('radio', { name: '支付宝' })).toBeChecked();
    await tabTo(page, consentBox(page));
    await page.keyboard.press('Space');
    await expect(consentBox(page)).toBeChecked();
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await payHere(page, control, ledger);
  });

  test('fits from 320 to 430 px and at twice the text', async ({ page }) => {
    await openShelf(page, YOUQUAN);
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
  });

  test('nothing moves while the page loads, however late its packages come', async ({ page, control }) => {
    await control.faults({ match: '/api/**', kind: 'delay', delay_ms: 400 });
    await watchLayoutShift(page);
    await page.goto(YOUQUAN.shelf);
    await expectShelf(page, YOUQUAN);
    const { value, what } = await layoutShift(page);
    expect(what).toEqual([]);
    expect(value).toBe(0);
  });

  test('what the page does is told as events, without a token or a phone number', async ({
    page,
    control,
    ledger,
  }) => {
    await openShelf(page, YOUQUAN);
    await choose(packages(page), YOUQUAN.other.name);
    await payAgreeing(page);
    await payHere(page, control, ledger, YOUQUAN.other.amount);
    const ofThisPage = async () =>
      (await control.state()).events
        .filter(({ route }) => route === '/youquanwechatpay')
        .map(({ name }) => name);
    for (const name of [
      'page_view',
      'paywall_impression',
      'package_select',
      'checkout_start',
      'cashier_open',
    ])
      await expect.poll(ofThisPage).toContain(name);
    const { events } = await control.state();
    expect(JSON.stringify(events.map(({ props }) => props))).not.toMatch(/Bearer|1[3-9]\d{9}/);
  });
});

test.describe('/youquanwechatpay in trouble', () => {
  test('packages that do not come are told in plain words, and 重试 gets them', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await control.faults({ match: YOUQUAN.packagesCall, kind: 'status', status: 500 });
    await page.goto(YOUQUAN.shelf);
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await expect(page.getByRole('link', { name: '联系客服' }).first()).toBeVisible();
    await expectAccessible();
    await expectFits(page);
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expectShelf(page, YOUQUAN);
  });

  test('an empty shelf is no error, and is looked at again', async ({ page, expectAccessible }) => {
    await page.route('**/api/youquan/web/vip/packages/wechat**', (route) =>
      route.fulfill({ json: { packages: [] } }),
    );
    await page.goto(YOUQUAN.shelf);
    await expect(page.getByRole('heading', { name: '现在没有在售的套餐' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible();
    await page.unrouteAll();
    await page.getByRole('button', { name: '刷新看看' }).click();
    await expectShelf(page, YOUQUAN);
  });

  test('an order that fails is told over the button, and the next tap makes it', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, YOUQUAN);
    await control.faults({ match: YOUQUAN.orderCall, kind: 'status', status: 500 });
    await payAgreeing(page);
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await expectAccessible();
    await control.clearFaults();
    await payButton(page).click();
    await payHere(page, control, ledger);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('while packages are slow the page stands in its final layout', async ({ page, control }) => {
    await control.faults({ match: YOUQUAN.packagesCall, kind: 'hang', times: 1 });
    await page.goto(YOUQUAN.shelf);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    // Placeholders are hidden from assistive technology, so it has no role.
    await expect(page.getByText('选个会员，慢慢发')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await control.clearFaults();
  });

  test('without a network the page says so, and goes on when it is back', async ({
    page,
    context,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, YOUQUAN);
    await context.setOffline(true);
    await expect(notice(page, '网络连接失败，请检查网络')).toBeVisible();
    await expectAccessible();
    await context.setOffline(false);
    await payAgreeing(page);
    await payHere(page, control, ledger);
  });
});

test.describe('/youquanwechatpay for nobody in particular', () => {
  test.use({ account: null });

  test('prices are there, paying asks for a login by SMS, and goes on', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, YOUQUAN);
    await expectAccessible();
    await payButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
    await login(page, control, PHONE);
    await page.getByRole('button', { name: '同意并支付' }).click();
    await payHere(page, control, ledger);
    const { users } = await control.state();
    expect(users.find(({ phone }) => phone === PHONE)?.membership).not.toBeNull();
  });

  test('a login from the cover makes the page one’s own', async ({ page, control }) => {
    await openShelf(page, YOUQUAN);
    await page.getByRole('button', { name: '用手机号登录' }).click();
    await login(page, control, '13800000001');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('江晚舟')).toBeVisible();
    await expect(page.getByText('还不是会员，选一个开始发')).toBeVisible();
  });
});

for (const { environment, wallet } of [
  { environment: 'wechat-android', wallet: '微信支付' },
  { environment: 'alipay-ios', wallet: '支付宝' },
  { environment: 'ios-app', wallet: '支付宝' },
] as const) {
  test.describe(`/youquanwechatpay in ${environment}`, () => {
    test.use({ environment });
    test('sells a membership in its own cashier and charges it once', async ({
      page,
      control,
      ledger,
      expectAccessible,
    }) => {
      await openShelf(page, YOUQUAN);
      await choose(ways(page), wallet);
      await expectAccessible();
      await payAgreeing(page);
      await payHere(page, control, ledger, amount, 'sheet');
      expect((await control.state()).orders.map(({ status }) => status)).toEqual(['paid']);
    });
  });
}

for (const { environment, reason } of [
  { environment: 'wechat-mini', reason: /^小程序里不能支付/ },
  { environment: 'wecom', reason: /^企业微信里不能支付/ },
  { environment: 'desktop', reason: /^电脑上不能付款/ },
]) {
  test.describe(`/youquanwechatpay in ${environment}`, () => {
    test.use({ environment });
    test('nothing can be paid: it says why, and how to go on', async ({
      page,
      sandbox,
      expectAccessible,
    }) => {
      await page.goto(YOUQUAN.shelf);
      await expect(packageRadio(page, '年度会员')).toBeChecked();
      await expect(payButton(page)).toHaveCount(0);
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByText(`${sandbox.places.site}${YOUQUAN.shelf}`)).toBeVisible();
      await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible();
      await expectAccessible();
      await expectFits(page);
      if (environment === 'desktop')
        await expect(page.getByRole('img', { name: '用手机扫码打开这个页面' })).toBeVisible();
    });
  });
}
