import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
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
  options,
} from '../../page-objects/prepared.ts';
import { opened } from '../../page-objects/opened.ts';
import { expectPaid } from '../../page-objects/result.ts';
import { consentBox, payAgreeing, payButton, paymentMethods } from '../../page-objects/package-list.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { buy, payInCashier } from '../../page-objects/purchase.ts';

const DAY = 24 * 3600_000;

test.describe('/orderConfirm/{id}/{pid}/{fid}', () => {
  test.use({ account: null });

  test('can be paid by anyone with the link, also with an expired session, and once', async ({
    page,
    ledger,
    control,
  }) => {
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
    await expect(addressCard(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('auth.token', 'Bearer dead'));
    await page.reload();
    await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
    await control.faults({ match: BUY_CALL, kind: 'status', status: 401, times: 1 });
    await payAgreeing(page);
    await expect(page.getByRole('alert')).toContainText('登录已过期，可直接支付，请重新提交');
    await payButton(page).click();
    await payInCashier(page, ledger, OFFER.amount);
    expect((await control.state()).orders).toMatchObject([
      { status: 'paid', fid: 'kf01', address: null, package: { id: OFFER.pid } },
    ]);
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expect(page.getByRole('heading', { name: '订单已支付' })).toBeVisible();
  });

  test('asks for the missing address, shows what is paid, fits, and can be paid by keyboard alone', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await test.step('an error that 重试 resolves', async () => {
      await control.faults({ match: DETAIL_CALL, kind: 'offline' });
      await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
      await expect(page.getByRole('alert')).toContainText('网络连接失败，请检查网络');
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
      await expectConfirm(page, GIFT.ink);
    });
    await expectOffline(page, () => expectConfirm(page, GIFT.ink));
    await test.step('paying without an address asks for it and returns', async () => {
      await payButton(page).click();
      await expect(page).toHaveTitle('填写收货地址');
      await fillAddress(page);
      await expectConfirm(page, GIFT.ink);
    });

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
    await expect(page.getByText(ADDRESS.street)).toBeVisible();
    await expect(page.getByText('139****5678')).toBeVisible();
    await expect(paymentMethods(page).getByRole('radio')).toHaveCount(2);
    await expectAccessible();
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: '购买前请确认' })).toContainText(
      '¥218.00扣款方式 一次性支付',
    );
    await expectAccessible();
    await opened(page);
    await page.keyboard.press('Escape');

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

  test('an undeliverable address, a lost answer and two fast taps leave one order', async ({
    page,
    control,
  }) => {
    const refused = '该地址暂不支持配送，请修改';
    await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
    await addressCard(page).click();
    await fillAddress(page, { region: ['台湾省', '台北市', '中正区'] });
    await payAgreeing(page);
    await expect(page.getByRole('alert')).toContainText(refused);
    await page.getByRole('button', { name: '修改地址' }).click();
    await expect(page.getByRole('alert')).toHaveText(refused);
    await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue(ADDRESS.name);
    await fillAddress(page);

    await control.faults({ match: BUY_CALL, kind: 'truncate', times: 1 });
    await payAgreeing(page);
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await payButton(page).dblclick();
    await expectCashier(page, GIFT.ink.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('an unpaid order says whether paying below continues it, and that is what it does', async ({
    page,
    control,
  }) => {
    await openConfirm(page);
    await payAgreeing(page);
    await expectCashier(page, GIFT.ink.amount);
    await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
    await expect(page.getByText('与下方是同一笔订单')).toBeVisible();
    await payAgreeing(page);
    await expectCashier(page, GIFT.ink.amount);
    expect((await control.state()).orders).toHaveLength(1);

    await page.goto(confirmPath(GIFT.id, GIFT.gold.pid));
    await expect(page.getByText('在下方支付会另下一单')).toBeVisible();
    await payAgreeing(page);
    await expectCashier(page, GIFT.gold.amount);
    expect((await control.state()).orders).toMatchObject([
      { package: { id: GIFT.gold.pid }, status: 'paying' },
      { package: { id: GIFT.ink.pid }, status: 'paying' },
    ]);
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
    await expect(page.getByRole('alert')).toContainText('该款式刚刚售罄');
    await expect(payButton(page)).toHaveCount(0);
    await page.getByRole('button', { name: '返回商品详情' }).click();
    await expect(options(page).getByRole('radio')).toBeDisabled();
    await expect(goOn(page)).toHaveCount(0);
    // It is never paid: a quarter of an hour later the piece is available again.
    await control.clock(16 * 60_000);
    await page.reload();
    await expect(goOn(page)).toBeVisible();
  });

  test('an order that is unknown, has no such option, has expired or expires while it is open shows a message', async ({
    page,
    control,
    expectAccessible,
  }) => {
    for (const [id, pid, heading] of [
      ['999999', '1', '内容不存在或已下架'],
      [GIFT.id, '1', '该款式已下架'],
      [EXPIRED.id, EXPIRED.pid, '优惠已过期'],
    ] as const) {
      await test.step(heading, async () => {
        await page.goto(confirmPath(id, pid));
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectAccessible();
      });
    }
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
    await control.clock(10 * DAY);
    await payAgreeing(page);
    await expect(page.getByRole('heading', { name: '优惠已过期' })).toBeVisible();
  });
});

for (const environment of ['wechat-android', 'ios-app']) {
  test.describe(`/orderConfirm/{id}/{pid}/{fid} in ${environment}`, () => {
    test.use({ environment });
    test('can be paid by the wallet of the environment', async ({ page, ledger }) => {
      await page.goto(confirmPath(OFFER.id, OFFER.pid));
      await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
      await buy(page, ledger, OFFER.amount, 'sheet');
    });
  });
}

test.describe('/orderConfirm/{id}/{pid}/{fid} on a desktop', () => {
  test.use({ environment: 'desktop' });
  test('shows where it can be paid', async ({ page, expectAccessible }) => {
    await page.goto(confirmPath(OFFER.id, OFFER.pid));
    await expect(page.getByRole('button', { name: /复制链接/ })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible();
  });

  test('leaves the address to the phone, and shows total and link beside the order', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
    await expect(page.getByRole('region', { name: '收货地址' })).toContainText(
      '用手机扫描本页二维码，在手机上填写',
    );
    await expect(page.getByRole('button', { name: /收货地址/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /复制链接/ })).toBeInViewport();
  });
});
