import { expect, test } from '../../stage/fixtures.ts';
import { expectCashier, inCashier } from '../../steps/cashier.ts';
import { expectFits } from '../../steps/fits.ts';
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
} from '../../steps/prepared.ts';
import { expectPaid } from '../../steps/result.ts';
import { consentBox, notice, payAgreeing, payButton, tickConsent, ways } from '../../steps/shelf.ts';
import { tabTo } from '../../steps/tab-to.ts';

const DAY = 24 * 3600_000;

test.describe('/orderConfirm/{id}/{pid}/{fid}', () => {
  test.use({ account: null });

  test('opened directly, it is paid by whoever has the link', async ({ page, ledger, control }) => {
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
    await expect(addressCard(page)).toHaveCount(0);
    await payAgreeing(page);
    await expectCashier(page, OFFER.amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(OFFER.amount);
    expect((await control.state()).orders).toMatchObject([
      { status: 'paid', fid: 'kf01', address: null, package: { id: OFFER.pid } },
    ]);
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expect(page.getByRole('heading', { name: '这份订单已经付过款' })).toBeVisible();
  });

  test('shows option, address, amount and ways, and every state of paying, accessibly', async ({
    page,
    expectAccessible,
  }) => {
    await openConfirm(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
    await expect(page.getByText(ADDRESS.street)).toBeVisible();
    await expect(page.getByText('139****5678')).toBeVisible();
    await expect(ways(page).getByRole('radio')).toHaveCount(2);
    await expectAccessible();
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: '付款前请确认' })).toContainText('一次付 ¥218.00');
    await expectAccessible();
  });

  test('without an address, paying asks for it and comes back', async ({ page }) => {
    await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
    await expectConfirm(page, GIFT.ink);
    await payButton(page).click();
    await expect(page).toHaveTitle('填写收货地址');
    await fillAddress(page);
    await expectConfirm(page, GIFT.ink);
  });

  test('two fast taps make one order', async ({ page, control }) => {
    await openConfirm(page);
    await tickConsent(page);
    await payButton(page).dblclick();
    await expectCashier(page, GIFT.ink.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('an option that somebody else takes meanwhile leads back to choosing, and nothing is lost', async ({
    page,
    control,
  }) => {
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
    // The last piece goes to somebody else.
    const taken = await page.request.post(`/api/main/web/adminOrder/buy/${OFFER.id}`, {
      headers: { 'idempotency-key': 'somebody-else' },
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
    // It was never paid: a quarter of an hour later the piece is there again.
    await control.clock(16 * 60_000);
    await page.reload();
    await expect(goOn(page)).toBeVisible();
  });

  test('an order that ends while it is looked at says so', async ({ page, control }) => {
    await openConfirm(page);
    await control.clock(10 * DAY);
    await payAgreeing(page);
    await expect(page.getByRole('heading', { name: '这份订单已经过期' })).toBeVisible();
  });

  test('an address out of reach is told at its field, and another one goes through', async ({
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

  test('a dead session does not stop anybody: the next tap pays without it', async ({ page, control }) => {
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await page.evaluate(() => localStorage.setItem('auth.token', 'Bearer dead'));
    await control.faults({ match: BUY_CALL, kind: 'status', status: 401, times: 1 });
    await payAgreeing(page);
    await expect(notice(page, '登录已过期，不登录也能付，请再点一次支付')).toBeVisible();
    await payButton(page).click();
    await expectCashier(page, OFFER.amount);
  });

  test('a lost answer is asked for again under the same key', async ({ page, control }) => {
    await openConfirm(page);
    await control.faults({ match: BUY_CALL, kind: 'truncate', times: 1 });
    await payAgreeing(page);
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await payButton(page).click();
    await expectCashier(page, GIFT.ink.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  for (const [what, id, pid, words] of [
    ['has expired', EXPIRED.id, EXPIRED.pid, '这份订单已经过期'],
    ['nobody prepared', '999999', '1', '内容不存在或已下架'],
    ['does not have the option', GIFT.id, '1', '这一款没有了'],
  ] as const) {
    test(`an order that ${what} says so`, async ({ page, expectAccessible }) => {
      await page.goto(confirmPath(id, pid));
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
      await expectAccessible();
    });
  }

  test('trouble is told, and 重试 mends it; offline too', async ({ page, context, control }) => {
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

  test('is paid by keyboard alone', async ({ page, ledger }) => {
    await openConfirm(page);
    await tabTo(page, ways(page).getByRole('radio', { name: '微信支付' }));
    await page.keyboard.press('ArrowDown');
    await expect(ways(page).getByRole('radio', { name: '支付宝' })).toBeChecked();
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

  test('is reached from the product', async ({ page }) => {
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
    test('is paid by the wallet that is there', async ({ page, ledger }) => {
      await page.goto(confirmPath(OFFER.id, OFFER.pid));
      await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
      await payAgreeing(page);
      await expectCashier(page, OFFER.amount, place);
      await inCashier(page, '确认支付', place);
      await expectPaid(page);
      ledger.expectCharge(OFFER.amount);
    });
  });
}

for (const environment of ['wechat-mini', 'desktop']) {
  test.describe(`/orderConfirm/{id}/{pid}/{fid} in ${environment}`, () => {
    test.use({ environment });
    test('says where it can be paid', async ({ page, expectAccessible }) => {
      await page.goto(confirmPath(OFFER.id, OFFER.pid));
      await expect(page.getByRole('button', { name: /复制链接/ })).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
      await expectAccessible();
    });
  });
}
