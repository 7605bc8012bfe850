import { expect, test } from '../../fixtures/test.ts';
import { expectCashier } from '../../page-objects/cashier.ts';
import { expectFits } from '../../page-objects/fits.ts';
import {
  ADDRESS,
  BUY_CALL,
  DETAIL_CALL,
  EXPIRED,
  GIFT,
  OFFER,
  addressCard,
  confirmPath,
  expectConfirm,
  fillAddress,
  goOn,
  openConfirm,
  openDetail,
  options,
} from '../../page-objects/prepared.ts';
import { expectPaid } from '../../page-objects/result.ts';
import {
  consentBox,
  notice,
  payAgreeing,
  payButton,
  tickConsent,
  paymentMethods,
} from '../../page-objects/package-list.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { buy } from '../../page-objects/purchase.ts';

const DAY = 24 * 3600_000;

test.describe('/orderConfirm/{id}/{pid}/{fid}', () => {
  test.use({ account: null });

  test('can be paid by anyone with the link', async ({ page, ledger, control }) => {
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
    await expect(addressCard(page)).toHaveCount(0);
    await buy(page, ledger, OFFER.amount);
    expect((await control.state()).orders).toMatchObject([
      { status: 'paid', fid: 'kf01', address: null, package: { id: OFFER.pid } },
    ]);
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expect(page.getByRole('heading', { name: '这份订单已经付过款' })).toBeVisible();
  });

  test('shows option, address, amount and payment methods, accessibly', async ({
    page,
    expectAccessible,
  }) => {
    await openConfirm(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
    await expect(page.getByText(ADDRESS.street)).toBeVisible();
    await expect(page.getByText('139****5678')).toBeVisible();
    await expect(paymentMethods(page).getByRole('radio')).toHaveCount(2);
    await expectAccessible();
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: '付款前请确认' })).toContainText('一次付 ¥218.00');
    await expectAccessible();
  });

  test('paying without an address asks for it and returns', async ({ page }) => {
    await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
    await expectConfirm(page, GIFT.ink);
    await payButton(page).click();
    await expect(page).toHaveTitle('填写收货地址');
    await fillAddress(page);
    await expectConfirm(page, GIFT.ink);
  });

  test('two fast taps place one order', async ({ page, control }) => {
    await openConfirm(page);
    await tickConsent(page);
    await payButton(page).dblclick();
    await expectCashier(page, GIFT.ink.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('an option sold out meanwhile leads back to the selection', async ({ page, control }) => {
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
    // Another user takes the last piece.
    const taken = await page.request.post(`/api/main/web/adminOrder/buy/${OFFER.id}`, {
      headers: { 'idempotency-key': 'another-user' },
      data: {
        price: OFFER.amount,
        pay_type: 'wechat',
        client: 'browser',
        um: '-',
        return_url: '/',
        consents: [],
        pid: OFFER.pid,
      },
    });
    expect(taken.ok()).toBe(true);
    await payAgreeing(page);
    await expect(page.getByRole('alert')).toContainText('这一款刚刚卖完了');
    await expect(payButton(page)).toHaveCount(0);
    await page.getByRole('button', { name: '重新选择' }).first().click();
    await expect(options(page).getByRole('radio')).toBeDisabled();
    await expect(goOn(page)).toHaveCount(0);
    // It is never paid: a quarter of an hour later the piece is available again.
    await control.clock(16 * 60_000);
    await page.reload();
    await expect(goOn(page)).toBeVisible();
  });

  test('an order that expires while it is open shows that', async ({ page, control }) => {
    await openConfirm(page);
    await control.clock(10 * DAY);
    await payAgreeing(page);
    await expect(page.getByRole('heading', { name: '这份订单已经过期' })).toBeVisible();
  });

  test('an undeliverable address shows an error at its field, and another one works', async ({
    page,
    control,
  }) => {
    await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
    await addressCard(page).click();
    await fillAddress(page, { region: ['台湾省', '台北市', '中正区'] });
    await payAgreeing(page);
    await expect(page.getByRole('alert')).toContainText('这里暂时送不到，请换一个地址');
    await page.getByRole('button', { name: '修改地址' }).click();
    await expect(page.getByRole('alert')).toHaveText('这里暂时送不到，请换一个地址');
    await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue(ADDRESS.name);
    await fillAddress(page);
    await payAgreeing(page);
    await expectCashier(page, GIFT.ink.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('an expired session does not block the purchase: the next tap pays without it', async ({
    page,
    control,
  }) => {
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await page.evaluate(() => localStorage.setItem('auth.token', 'Bearer dead'));
    await control.faults({ match: BUY_CALL, kind: 'status', status: 401, times: 1 });
    await payAgreeing(page);
    await expect(notice(page, '登录已过期，不登录也能付，请再点一次支付')).toBeVisible();
    await payButton(page).click();
    await expectCashier(page, OFFER.amount);
  });

  test('a lost answer is requested again with the same key', async ({ page, control }) => {
    await openConfirm(page);
    await control.faults({ match: BUY_CALL, kind: 'truncate', times: 1 });
    await payAgreeing(page);
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await payButton(page).click();
    await expectCashier(page, GIFT.ink.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  for (const [what, id, pid, heading] of [
    ['has expired', EXPIRED.id, EXPIRED.pid, '这份订单已经过期'],
    ['does not exist', '999999', '1', '内容不存在或已下架'],
    ['has no such option', GIFT.id, '1', '这一款没有了'],
  ] as const) {
    test(`an order that ${what} shows a message`, async ({ page, expectAccessible }) => {
      await page.goto(confirmPath(id, pid));
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectAccessible();
    });
  }

  test('shows an error that 重试 resolves, and a missing network', async ({ page, context, control }) => {
    await control.faults({ match: DETAIL_CALL, kind: 'offline' });
    await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
    await expect(page.getByRole('alert')).toContainText('网络连接失败，请检查网络');
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expectConfirm(page, GIFT.ink);
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络')).toBeVisible();
    await expectConfirm(page, GIFT.ink);
    await context.setOffline(false);
  });

  test('fits from 320 to 430 px and at twice the text', async ({ page }) => {
    await openConfirm(page);
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
  });

  test('can be paid by keyboard alone', async ({ page, ledger }) => {
    await openConfirm(page);
    await tabTo(page, paymentMethods(page).getByRole('radio', { name: '微信支付' }));
    await page.keyboard.press('ArrowDown');
    await expect(paymentMethods(page).getByRole('radio', { name: '支付宝' })).toBeChecked();
    await tabTo(page, consentBox(page));
    await page.keyboard.press('Space');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await expectCashier(page, GIFT.ink.amount);
    await tabTo(page, page.getByRole('button', { name: '确认支付' }));
    await page.keyboard.press('Enter');
    await expectPaid(page);
    ledger.expectCharge(GIFT.ink.amount);
  });

  test('opens from the product', async ({ page }) => {
    await openDetail(page, GIFT.id);
    await goOn(page).click();
    await expectConfirm(page, GIFT.ink);
  });
});

for (const { environment, place } of [
  { environment: 'wechat-android', place: 'sheet' },
  { environment: 'alipay-ios', place: 'sheet' },
  { environment: 'ios-app', place: 'sheet' },
] as const) {
  test.describe(`/orderConfirm/{id}/{pid}/{fid} in ${environment}`, () => {
    test.use({ environment });
    test('can be paid by the wallet of the environment', async ({ page, ledger }) => {
      await page.goto(confirmPath(OFFER.id, OFFER.pid));
      await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
      await buy(page, ledger, OFFER.amount, place);
    });
  });
}

for (const environment of ['wechat-mini', 'desktop']) {
  test.describe(`/orderConfirm/{id}/{pid}/{fid} in ${environment}`, () => {
    test.use({ environment });
    test('shows where it can be paid', async ({ page, expectAccessible }) => {
      await page.goto(confirmPath(OFFER.id, OFFER.pid));
      await expect(page.getByRole('button', { name: /复制链接/ })).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
      await expectAccessible();
    });
  });
}
