import { expect, test } from '../../fixtures/test.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login } from '../../page-objects/login.ts';
import {
  choose,
  consentBox,
  expectAmount,
  notice,
  openPackageList,
  packageRadio,
  packages,
  payAgreeing,
  payButton,
  paymentMethods,
} from '../../page-objects/package-list.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { TUIWEN, typeTab } from '../../page-objects/purchase-pages.ts';
import { ACCOUNT, MEMBER } from '../../fixtures/users.ts';
import { buy, payInCashier } from '../../page-objects/purchase.ts';

const { amount } = TUIWEN.preselected;

test.describe('/tuiwenwechatpay', () => {
  test('shows packages by type, each tab with its benefits and prices, fits, and calls only its own backend', async ({
    page,
    expectAccessible,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/events/')) calls.push(pathname);
    });
    const fits = () =>
      expectFits(page, (where) =>
        expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
      );
    await openPackageList(page, TUIWEN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('写得快，更要写得好');
    await expect(page.getByRole('heading', { name: '购买须知' })).toBeVisible();
    await expect(typeTab(page, '创作版')).toHaveAttribute('aria-selected', 'true');
    await fits();
    await typeTab(page, '字数包').click();
    await fits();
    await typeTab(page, '商用版').click();
    await expect(packageRadio(page, '商用版年卡')).toBeChecked();
    await expect(packageRadio(page, '创作版年卡')).toHaveCount(0);
    await expect(page.getByText('书面授权').last()).toBeVisible();
    await expectAmount(page, 39800);
    await fits();
    await expectAccessible();
    await payButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect([...new Set(calls)]).toEqual(['/api/tuiwen/web/vip/packages/wechat']);
  });

  test('a word pack is sold by its word count', async ({ page, control, ledger }) => {
    await openPackageList(page, TUIWEN);
    await typeTab(page, '字数包').click();
    await expect(packageRadio(page, '50 万字')).toBeChecked();
    await expect(packages(page).getByText('每万字 1.36 元')).toBeVisible();
    await expect(page.getByText('支付后立即生效，不自动续费')).toBeVisible();
    await choose(packages(page), '10 万字');
    await expectAmount(page, 1800);
    await buy(page, ledger, 1800);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('a package of another type is bought by keyboard alone, with the tabs by arrow keys', async ({
    page,
    control,
    ledger,
  }) => {
    await openPackageList(page, TUIWEN);
    await tabTo(page, typeTab(page, '创作版'));
    await page.keyboard.press('ArrowLeft');
    await expect(typeTab(page, '字数包')).toBeFocused();
    await expect(packageRadio(page, '50 万字')).toBeChecked();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(typeTab(page, '商用版')).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, packageRadio(page, '商用版年卡'));
    await page.keyboard.press('ArrowDown');
    await expect(packageRadio(page, '商用版季卡')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await tabTo(page, paymentMethods(page).getByRole('radio', { name: '微信支付' }));
    await page.keyboard.press('ArrowDown');
    await expect(paymentMethods(page).getByRole('radio', { name: '支付宝' })).toBeChecked();
    await tabTo(page, consentBox(page));
    await page.keyboard.press('Space');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await payInCashier(page, ledger, 5800);
    const { orders, users } = await control.state();
    expect(orders.map(({ status, amount: paid }) => [status, paid])).toEqual([['paid', 5800]]);
    expect(users.find(({ phone }) => phone === ACCOUNT)?.membership).not.toBeNull();
  });

  test.describe('for an anonymous user', () => {
    test.use({ account: null });

    test('a login shows the user', async ({ page, control }) => {
      await openPackageList(page, TUIWEN);
      await page.getByRole('button', { name: '用手机号登录' }).click();
      await login(page, control, MEMBER);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('banner')).toContainText('138****0002');
    });
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });

    test('WeChat Pay opens over the page; after a cancel the next tap pays the same order', async ({
      page,
      ledger,
      control,
      expectAccessible,
    }) => {
      await openPackageList(page, TUIWEN);
      await expect(paymentMethods(page).getByRole('radio')).toHaveCount(1);
      await expect(page.getByText('使用支付宝？请在浏览器打开')).toBeVisible();
      await expectAccessible();
      await payAgreeing(page);
      await expectCashier(page, amount, 'sheet');
      await inCashier(page, '取消支付', 'sheet');
      await expect(notice(page, '支付已取消，订单已为你保留')).toBeVisible();
      await expectAccessible();
      await payButton(page).click();
      await payInCashier(page, ledger, amount, 'sheet');
      expect((await control.state()).orders).toHaveLength(1);
    });
  });
});
