import { expect, test } from '../../stage/fixtures.ts';
import { expectFits } from '../../steps/fits.ts';
import { login, phoneField } from '../../steps/login.ts';
import {
  choose,
  expectAmount,
  expectShelf,
  openShelf,
  packageRadio,
  packages,
  payButton,
  ways,
} from '../../steps/shelf.ts';
import { buy, buyByKeyboard, expectTroubleTold, payInCashier } from '../../steps/shop-journeys.ts';
import { USERPAY } from '../../steps/shops.ts';

const NEW_PHONE = '13912345678';

test.describe('/userpay', () => {
  test('opened directly: three steps, a bill, and a purchase', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, USERPAY);
    await expect(page.getByRole('heading', { level: 1, name: '会员支付' })).toBeVisible();
    for (const name of [/^登录手机号/, '选套餐', '付款'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText('现在用的是手机浏览器。')).toBeVisible();
    await expectAccessible();
    await choose(packages(page), '季度会员');
    await expect(page.getByText('-¥30.00')).toBeVisible();
    await expectAmount(page, 6800);
    await choose(ways(page), '支付宝');
    await buy(page, ledger, 6800);
    const { orders, events } = await control.state();
    expect(orders.map(({ status, amount }) => [status, amount])).toEqual([['paid', 6800]]);
    expect(events.filter(({ route }) => route === '/userpay').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['page_view', 'paywall_impression', 'package_select', 'checkout_start']),
    );
  });

  test('reached from an activity that is over', async ({ page, control }) => {
    await page.clock.install();
    await page.goto('/acpay');
    await expect(packageRadio(page, '年度会员')).toBeChecked();
    // Four days in one go would be too long for a file that is still on its way.
    await page.waitForLoadState('networkidle');
    // The sandbox's activity always ends in days: a page that asks again would get more time.
    await control.faults({ match: 'GET /api/main/v1/activity', kind: 'offline' });
    await page.clock.fastForward(4 * 24 * 3600_000);
    await page.getByRole('link', { name: '看看平时的套餐' }).click();
    await expectShelf(page, USERPAY);
  });

  test.describe('before anybody is known', () => {
    test.use({ account: null });

    test('one may choose first: paying leads to step one, and goes on after it', async ({
      page,
      control,
      ledger,
      expectAccessible,
    }) => {
      await openShelf(page, USERPAY);
      await choose(packages(page), '月度会员');
      await payButton(page).click();
      await expect(phoneField(page)).toBeFocused();
      await expectAccessible();
      await login(page, control, NEW_PHONE);
      await page.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(page, ledger, 2800);
      const { users } = await control.state();
      expect(users.find(({ phone }) => phone === NEW_PHONE)?.membership).not.toBeNull();
    });

    test('logged in, the step is ticked and another number can be taken', async ({ page, control }) => {
      await openShelf(page, USERPAY);
      await login(page, control, NEW_PHONE);
      await expect(page.getByRole('heading', { name: /^登录手机号.*已完成/ })).toBeVisible();
      await expect(page.getByText('139 **** 5678')).toBeVisible();
      await page.getByRole('button', { name: '换手机号' }).click();
      await expect(phoneField(page)).toBeVisible();
    });

    test('everything fits from 320 to 430 px and at twice the text', async ({ page }) => {
      await openShelf(page, USERPAY);
      await expectFits(page);
    });
  });

  for (const { environment, name, wallet, missing } of [
    { environment: 'wechat-ios', name: '微信', wallet: '微信支付', missing: '支付宝' },
    { environment: 'alipay-android', name: '支付宝', wallet: '支付宝', missing: '微信支付' },
  ])
    test.describe(`in ${environment}`, () => {
      test.use({ environment });
      test('says what can be used here, why the other cannot, and pays', async ({
        page,
        ledger,
        expectAccessible,
      }) => {
        await openShelf(page, USERPAY);
        await expect(page.getByText(`现在用的是${name}。`)).toBeVisible();
        await expect(ways(page).getByRole('radio')).toHaveCount(1);
        await expect(ways(page).getByRole('radio', { name: wallet })).toBeChecked();
        await expect(page.getByText(`${missing}在这里用不了`)).toBeVisible();
        await expect(page.getByRole('button', { name: /复制链接/ })).toBeVisible();
        await expectAccessible();
        await buy(page, ledger, 16800, 'sheet');
      });
    });

  for (const [environment, reason] of [
    ['wechat-mini', '小程序里不能支付，请复制链接到浏览器打开'],
    ['wecom', '企业微信里不能支付，请复制链接到浏览器打开'],
    ['desktop', '电脑上不能付款，请用手机扫码打开'],
  ] as const)
    test.describe(`in ${environment}`, () => {
      test.use({ environment });
      test('says why nothing can be paid, and the way to where it can', async ({
        page,
        expectAccessible,
      }) => {
        await page.goto(USERPAY.shelf);
        await expect(page.getByText(reason)).toBeVisible();
        await expect(payButton(page)).toHaveCount(0);
        await expectAccessible();
      });
    });

  test('is bought by keyboard alone', async ({ page, ledger }) => {
    await openShelf(page, USERPAY);
    await buyByKeyboard(page, USERPAY, ledger);
  });

  test('everything fits from 320 to 430 px and at twice the text', async ({ page }) => {
    await openShelf(page, USERPAY);
    await page.getByRole('button', { name: '会员多了什么' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
  });

  test('trouble is told in plain words', async ({ page, control, expectAccessible }) => {
    await expectTroubleTold(page, USERPAY, control, expectAccessible);
  });

  test('a shelf with nothing on it is no error', async ({ page, expectAccessible }) => {
    await page.route('**/vip/packages/wechat**', (route) => route.fulfill({ json: { packages: [] } }));
    await page.goto('/userpay');
    await expect(page.getByText('现在没有在售的套餐')).toBeVisible();
    await expectAccessible();
  });

  test('without a network the page says so', async ({ page, context }) => {
    await openShelf(page, USERPAY);
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络').first()).toBeVisible();
    await context.setOffline(false);
    await expect(packageRadio(page, '年度会员')).toBeChecked();
  });
});
