import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { inCashier } from '../../page-objects/cashier.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login } from '../../page-objects/login.ts';
import { expectPaid, result, resultBehind, returnDialog } from '../../page-objects/result.ts';
import { openPackageList, payAgreeing } from '../../page-objects/package-list.ts';
import { buy, payInCashier } from '../../page-objects/purchase.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { placeOrder, resultAddress } from '../../page-objects/placed-order.ts';
import { DIY } from '../../page-objects/purchase-pages.ts';
import { NEW_PHONE, ACCOUNT } from '../../fixtures/users.ts';

const MINUTE = 60_000;

/** Orders of other brands, placed as their pages do. */
const SOLD = [
  {
    brand: 'youquan',
    packageId: '31',
    name: '年度会员',
    amount: 12800,
    app: '友圈故事',
    openApp: '/openapp?app=yqgs',
    company: '杭州友圈网络科技有限公司',
    path: '/youquanwechatpay',
    /** The brand's button colour. */
    button: 'rgb(10, 122, 68)',
  },
  {
    brand: 'tuiwen',
    packageId: '41',
    name: '创作版年卡',
    amount: 19800,
    app: '推文助手',
    openApp: '/openapp?app=tuiwen',
    company: '杭州推文网络科技有限公司',
    path: '/tuiwenwechatpay',
    button: 'rgb(47, 53, 181)',
  },
] as const;

test.describe('/upgrade/use', () => {
  test('the tick of a paid order moves, and its ornaments, unless motion is reduced', async ({
    page,
    ledger,
  }) => {
    await openPackageList(page, DIY);
    await buy(page, ledger, DIY.preselected.amount);
    const moves = () =>
      page
        .getByRole('status')
        .locator('svg')
        .evaluateAll((layers) => layers.map((layer) => getComputedStyle(layer).animationName !== 'none'));
    expect(await moves()).toEqual([true, true, true, true]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moves()).toEqual([false, false, false, false]);
  });

  test('shows an upgrade and how to use it, also after a reload and an error, and the token is removed from the URL', async ({
    page,
    context,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openPackageList(page, DIY, '?um=spring-7&app=lxy');
    await buy(page, ledger, DIY.preselected.amount);
    await expectAccessible();
    await expect(page.getByText('打开聊小语，').first()).toBeVisible();
    await expect(page.getByRole('link', { name: '打开聊小语' })).toHaveAttribute('href', '/openapp?app=lxy');

    const [order] = (await control.state()).orders;
    const clean = `/upgrade/use?order=${order?.id}&token=-&um=spring-7&level=2&app=lxy`;
    await expect(page).toHaveURL(clean);
    const token = order?.result_token ?? '';
    expect(token).not.toBe('');
    const devtools = await context.newCDPSession(page);
    const { entries } = await devtools.send('Page.getNavigationHistory');
    const ours = entries.filter(({ url }) => new URL(url).pathname.startsWith('/upgrade'));
    expect(ours.filter(({ url }) => url.includes(token))).toEqual([]);
    expect(JSON.stringify((await control.state()).events)).not.toContain(token);

    await page.reload();
    await expectPaid(page);
    await expect(page).toHaveURL(clean);

    await test.step('refunds, invoices and payments of children are explained, also by keyboard', async () => {
      for (const [ask, answer] of [
        ['怎么申请退款', '开通 7 天内'],
        ['怎么开具发票', '抬头和邮箱'],
        [/^未成年人消费/, '请监护人提供订单号'],
      ] as const) {
        await expect(page.getByText(answer)).toHaveCount(0);
        await tabTo(page, page.getByRole('button', { name: ask }));
        await page.keyboard.press('Enter');
        await expect(page.getByText(answer)).toBeVisible();
      }
      await expectAccessible();
      await expectFits(page);
    });
    await expectOffline(page);
    await test.step('an error does not question the payment', async () => {
      await control.faults({ match: DIY.readCall, kind: 'status', status: 500 });
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
      await expect(page.getByText('你的订单和会员权益不受影响')).toBeVisible();
      await expect(page.getByRole('button', { name: '怎么申请退款' })).toBeVisible();
      await expectAccessible();
      await expectFits(page);
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
      await expectPaid(page);
    });
    await test.step('with the session alone, as the workbench links to it', async () => {
      await page.goto(`/upgrade/use?order=${order?.id}`);
      await expectPaid(page);
    });
  });

  for (const sold of SOLD) {
    test(`${sold.brand}: its order has the brand’s look, its cashier returns here, and a cancelled payment is resumed as the same order`, async ({
      page,
      control,
      ledger,
      sandbox,
      expectAccessible,
    }) => {
      const { token } = await control.session(ACCOUNT);
      const order = await placeOrder(sandbox.places, { ...sold, token });
      await page.goto(order.pay.url, { referer: `${sandbox.places.site}/` });
      await inCashier(page, '取消支付');
      await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
      await payInCashier(page, ledger, sold.amount);
      expect((await control.state()).orders).toHaveLength(1);
      await expect(page).toHaveURL(/&um=spring-7&level=1&brand=/);
      await expect(page.getByRole('region', { name: '会员卡' }).getByText(sold.name)).toBeVisible();
      await expect(page.getByText(sold.company)).toBeVisible();
      const open = page.getByRole('link', { name: `打开${sold.app}` });
      await expect(open).toHaveAttribute('href', sold.openApp);
      await expect(open).toHaveCSS('background-color', sold.button);
      await expectAccessible();
      await expectFits(page);
    });

    test(`${sold.brand}: every other state is accessible in the brand’s colours and links back to its packages`, async ({
      page,
      control,
      sandbox,
      expectAccessible,
    }) => {
      const { token } = await control.session(ACCOUNT);
      const order = await placeOrder(sandbox.places, { ...sold, token });
      await page.goto(resultAddress(order, sold.brand));
      await expect(returnDialog(page)).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: '暂不支付' }).click();
      await expect(result(page, '正在确认支付结果')).toBeVisible();
      await expectAccessible();
      await control.clock(16 * MINUTE);
      await page.reload();
      await expect(result(page, '订单已关闭')).toBeVisible();
      await expect(page.getByRole('link', { name: '重新下单' })).toHaveAttribute('href', sold.path);
      await expectAccessible();
      await expectFits(page);
      await page.goto(`/upgrade/use?order=nothing&brand=${sold.brand}`);
      await expect(result(page, '订单不存在')).toBeVisible();
      await expect(page.getByRole('link', { name: '查看套餐' })).toHaveAttribute('href', sold.path);
      await expectAccessible();
    });
  }

  test.describe('for an anonymous user', () => {
    test.use({ account: null });

    test('an order without its token is shown to its owner after a login', async ({
      page,
      control,
      sandbox,
      expectAccessible,
    }) => {
      const { token } = await control.session(ACCOUNT);
      const order = await placeOrder(sandbox.places, { ...SOLD[1], token });
      await page.goto(`/upgrade/use?order=${order.id}&brand=tuiwen`);
      await expect(page.getByRole('heading', { level: 1, name: '登录后查看订单' })).toBeVisible();
      await expectAccessible();
      await expectFits(page);
      await login(page, control, ACCOUNT);
      await expect(resultBehind(page)).toBeVisible();
    });

    test('an order is not shown to another user', async ({ page, control, sandbox }) => {
      const { token } = await control.session(ACCOUNT);
      const order = await placeOrder(sandbox.places, { ...SOLD[0], token });
      await page.goto(`/upgrade/use?order=${order.id}&brand=youquan`);
      await login(page, control, NEW_PHONE);
      await expect(result(page, '订单不存在')).toBeVisible();
      await expect(page.getByText(order.number)).toHaveCount(0);
    });

    test('its token opens an order on any phone for a day', async ({ page, control, sandbox }) => {
      const { token } = await control.session(ACCOUNT);
      const order = await placeOrder(sandbox.places, { ...SOLD[0], token });
      await page.goto(resultAddress(order, 'youquan'));
      await expect(resultBehind(page)).toBeVisible();
      await control.clock(25 * 60 * MINUTE);
      await page.goto(resultAddress(order, 'youquan'));
      await page.getByRole('button', { name: '重试' }).click();
      await expect(result(page, '订单不存在')).toBeVisible();
    });
  });

  test.describe('in a native app', () => {
    test.use({ environment: 'ios-app' });

    test('an order without a token is read with the app’s session', async ({ page, control, sandbox }) => {
      const { token } = await control.session(ACCOUNT);
      const order = await placeOrder(sandbox.places, { ...SOLD[0], token });
      await page.goto(`/upgrade/use?order=${order.id}&brand=youquan`);
      await expect(resultBehind(page)).toBeVisible();
      await control.clock(16 * MINUTE);
      await page.reload();
      await expect(result(page, '订单已关闭')).toBeVisible();
    });

    test('an upgrade is paid by the app, and its result leads back to the app', async ({ page, ledger }) => {
      await openPackageList(page, DIY);
      await buy(page, ledger, DIY.preselected.amount, 'sheet');
      await expect(page.getByRole('button', { name: '回到聊小白' })).toBeVisible();
    });
  });

  test('a link without an order number says so, and links to the packages', async ({
    page,
    expectAccessible,
  }) => {
    for (const path of ['/upgrade/use?order=%20&brand=unknown', '/upgrade/use?order=', '/upgrade/use']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(result(page, '订单不存在')).toBeVisible();
        await expect(page.getByText('链接里缺少订单号')).toBeVisible();
      });
    }
    await expectAccessible();
    await expectFits(page);
    await page.getByRole('link', { name: '查看套餐' }).click();
    await expect(page).toHaveTitle(DIY.title);
  });

  test('a payment after the order was closed is refunded, and shown so', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await openPackageList(page, DIY);
    await payAgreeing(page);
    await page.getByText('更多', { exact: true }).click();
    await page.getByRole('spinbutton', { name: /通知晚到/ }).fill('3600');
    await page.getByRole('button', { name: '延迟通知' }).click();
    await expect(returnDialog(page)).toBeVisible();
    await control.clock(61 * MINUTE);
    await page.reload();
    await expect(result(page, '订单已退款')).toBeVisible();
    await expectAccessible();
    await expectFits(page);
  });
});
