import { expect, test } from '../../stage/fixtures.ts';
import { expectFits } from '../../steps/fits.ts';
import { askForCode, login, phoneField, submitCode } from '../../steps/login.ts';
import { expectRepriced } from '../../steps/money.ts';
import {
  choose,
  expectAmount,
  expectShelf,
  openShelf,
  packages,
  packageRadio,
  payAgreeing,
  payButton,
  ways,
} from '../../steps/shelf.ts';
import { buy, buyByKeyboard, expectTroubleTold, payInCashier } from '../../steps/shop-journeys.ts';
import { WECHATPAY } from '../../steps/shops.ts';

const NEW_PHONE = '13912345678';
/** 苏禾, a member for 126 more days: the year costs members 148. */
const MEMBER = '13800000002';

test.describe('/wechatpay', () => {
  test('opened directly: what can be bought, and a purchase that makes a member', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, WECHATPAY);
    await expect(page.getByRole('heading', { level: 1, name: /^开通聊小白会员/ })).toBeVisible();
    await expect(page.getByText(/开通了年度会员/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '他们在用' })).toBeVisible();
    await expectAccessible();
    await choose(packages(page), '月度会员');
    await expectAmount(page, 2800);
    await choose(ways(page), '支付宝');
    await buy(page, ledger, 2800);
    const { orders, users } = await control.state();
    expect(orders.map(({ status, amount }) => [status, amount])).toEqual([['paid', 2800]]);
    expect(users.find(({ phone }) => phone === '13800000001')?.membership).not.toBeNull();
  });

  test('left for a text that is agreed to, and come back to', async ({ page }) => {
    await openShelf(page, WECHATPAY);
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
    await expect(page).toHaveURL(/\/privacyagree$/);
    await page.goBack();
    await expectShelf(page, WECHATPAY);
  });

  test.describe('before anybody is known', () => {
    test.use({ account: null });

    test('list prices stand there; paying leads to the phone number, and goes on after the login', async ({
      page,
      control,
      ledger,
      expectAccessible,
    }) => {
      await openShelf(page, WECHATPAY);
      await expect(page.getByText('还没填手机号')).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(1);
      await payButton(page).click();
      await expect(phoneField(page)).toBeFocused();
      await expect(page.getByText('先登录，登录后接着付款')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible();
      await login(page, control, NEW_PHONE);
      await page.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(page, ledger, 16800);
      const { users } = await control.state();
      expect(users.find(({ phone }) => phone === NEW_PHONE)?.membership).not.toBeNull();
    });

    test('prices become those of the number, and nothing is paid at a price that nobody saw', async ({
      page,
      control,
    }) => {
      await openShelf(page, WECHATPAY);
      await payButton(page).click();
      await login(page, control, MEMBER);
      await expectRepriced(page, 16800, 14800);
      await expect(page.getByText('0002', { exact: true })).toBeVisible();
      expect((await control.state()).orders).toEqual([]);
    });

    test('another number can be taken instead', async ({ page, control }) => {
      await openShelf(page, WECHATPAY);
      await login(page, control, NEW_PHONE);
      await page.getByRole('button', { name: '换手机号' }).click();
      await expect(phoneField(page)).toHaveValue('');
      await expect(page.getByText('还没填手机号')).toBeVisible();
    });

    test('a number that is none and a wrong code are said at their fields', async ({ page }) => {
      await openShelf(page, WECHATPAY);
      await phoneField(page).fill('123');
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByRole('alert')).toHaveText('请填写 11 位手机号');
      await askForCode(page, NEW_PHONE);
      await submitCode(page, '000000');
      await expect(page.getByRole('alert')).toContainText('验证码');
    });

    test('everything fits from 320 to 430 px and at twice the text', async ({ page }) => {
      await openShelf(page, WECHATPAY);
      await expectFits(page);
    });
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });

    test('WeChat Pay opens over the page, and who pays goes with the order', async ({ page, ledger }) => {
      await openShelf(page, WECHATPAY, '?um=menu');
      await expect(ways(page).getByRole('radio')).toHaveCount(1);
      await expect(page.getByText('想用支付宝，请复制链接到浏览器打开')).toBeVisible();
      const ordered = page.waitForRequest(/orders\/official$/);
      await buy(page, ledger, 16800, 'sheet');
      expect((await ordered).postDataJSON()).toMatchObject({
        client: 'wechat',
        code: expect.stringMatching(/^\w{32}$/),
        um: 'menu',
      });
    });
  });

  test('a purchase that was cancelled is paid again as the same order, from its result', async ({
    page,
    control,
    ledger,
  }) => {
    await openShelf(page, WECHATPAY);
    await payAgreeing(page);
    await page.getByRole('button', { name: '取消支付' }).click();
    await page.getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, 16800);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('is bought by keyboard alone', async ({ page, ledger }) => {
    await openShelf(page, WECHATPAY);
    await buyByKeyboard(page, WECHATPAY, ledger);
  });

  test('everything fits from 320 to 430 px and at twice the text', async ({ page }) => {
    await openShelf(page, WECHATPAY);
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
  });

  test('trouble is told in plain words', async ({ page, control, expectAccessible }) => {
    await expectTroubleTold(page, WECHATPAY, control, expectAccessible);
  });

  test('a shelf with nothing on it is no error', async ({ page, expectAccessible }) => {
    await page.route('**/vip/packages/wechat**', (route) => route.fulfill({ json: { packages: [] } }));
    await page.goto('/wechatpay');
    await expect(page.getByText('现在没有在售的套餐')).toBeVisible();
    await expectAccessible();
  });

  test('without a network the page says so', async ({ page, context }) => {
    await openShelf(page, WECHATPAY);
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络').first()).toBeVisible();
    await context.setOffline(false);
    await expect(packageRadio(page, '年度会员')).toBeChecked();
  });
});
