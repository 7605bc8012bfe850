import type { Page } from '@playwright/test';
import { expect, test } from '../../stage/fixtures.ts';
import type { Ledger } from '../../stage/ledger.ts';
import { expectCashier, inCashier, type Place } from '../../steps/cashier.ts';
import { expectFits } from '../../steps/fits.ts';
import { login } from '../../steps/login.ts';
import { layoutShift, watchLayoutShift } from '../../steps/measure.ts';
import { expectOffered } from '../../steps/money.ts';
import { expectPaid, result, returnDialog } from '../../steps/result.ts';
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
import { TUIWEN, typeTab } from '../../steps/tuiwen.ts';

const { amount } = TUIWEN.preselected;
const NEW_PHONE = '13912345678';
const MINUTE = 60_000;

async function payInCashier(page: Page, ledger: Ledger, fen: number, place: Place = 'page'): Promise<void> {
  await expectCashier(page, fen, place);
  await inCashier(page, '确认支付', place);
  await expectPaid(page);
  ledger.expectCharge(fen);
}

test.describe('/tuiwenwechatpay', () => {
  test('opened directly: packages by type, each tab with what it gives and costs', async ({
    page,
    expectAccessible,
  }) => {
    await openShelf(page, TUIWEN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('写得快，更要写得好');
    await expect(typeTab(page, '创作版')).toHaveAttribute('aria-selected', 'true');
    await typeTab(page, '商用版').click();
    await expect(packageRadio(page, '商用版年卡')).toBeChecked();
    await expect(packageRadio(page, '创作版年卡')).toHaveCount(0);
    await expect(page.getByText('书面授权').last()).toBeVisible();
    await expectAmount(page, 39800);
    await expectAccessible();
  });

  test('a package of another type is bought, and makes a member of it', async ({ page, control, ledger }) => {
    await openShelf(page, TUIWEN);
    await typeTab(page, '商用版').click();
    await choose(packages(page), '商用版季卡');
    await choose(ways(page), '支付宝');
    await payAgreeing(page);
    await payInCashier(page, ledger, 13800);
    const { orders, users } = await control.state();
    expect(orders.map(({ status, amount: paid }) => [status, paid])).toEqual([['paid', 13800]]);
    expect(users.find(({ phone }) => phone === '13800000001')?.membership).not.toBeNull();
  });

  test('reached from an order that ran out: the way to a new one leads here', async ({
    page,
    control,
    ledger,
  }) => {
    await openShelf(page, TUIWEN);
    await payAgreeing(page);
    await expectCashier(page, amount);
    await control.clock(16 * MINUTE);
    await inCashier(page, '取消支付');
    await expect(result(page, '订单已关闭')).toBeVisible();
    await page.getByRole('link', { name: /^重新/ }).click();
    await expectShelf(page, TUIWEN);
    await payAgreeing(page);
    await payInCashier(page, ledger, amount);
    const { orders } = await control.state();
    expect(orders.map(({ status }) => status).sort()).toEqual(['closed', 'paid']);
  });

  test('left for a text that is agreed to, and come back to', async ({ page }) => {
    await openShelf(page, TUIWEN);
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
    await expect(page).toHaveURL(/\/privacyagree$/);
    await page.goBack();
    await expectShelf(page, TUIWEN);
  });

  test('a pack of words is sold by its count', async ({ page, control, ledger }) => {
    await openShelf(page, TUIWEN);
    await typeTab(page, '字数包').click();
    await expect(packageRadio(page, '50 万字')).toBeChecked();
    await expect(packages(page).getByText('每万字 1.36 元')).toBeVisible();
    await expect(page.getByText('付款后马上生效，长期有效')).toBeVisible();
    await choose(packages(page), '10 万字');
    await expectAmount(page, 1800);
    await payAgreeing(page);
    await payInCashier(page, ledger, 1800);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('bought by keyboard alone, tabs by arrows', async ({ page, ledger }) => {
    await openShelf(page, TUIWEN);
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
    await tabTo(page, ways(page).getByRole('radio', { name: '微信支付' }));
    await page.keyboard.press('ArrowDown');
    await expect(ways(page).getByRole('radio', { name: '支付宝' })).toBeChecked();
    await tabTo(page, consentBox(page));
    await page.keyboard.press('Space');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await payInCashier(page, ledger, 5800);
  });

  test('two fast taps make one request and one order', async ({ page, ledger, control }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/orders')) posts.push(request.url());
    });
    await openShelf(page, TUIWEN);
    await tickConsent(page);
    await payButton(page).dblclick();
    await payInCashier(page, ledger, amount);
    expect(posts).toHaveLength(1);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('killed at the cashier and opened again, it offers to go on with the same order', async ({
    page: killed,
    context,
    ledger,
    control,
  }) => {
    await openShelf(killed, TUIWEN);
    await payAgreeing(killed);
    await expectCashier(killed, amount);
    await killed.close();
    const page = await context.newPage();
    await openLater(page);
    await openShelf(page, TUIWEN);
    await expectOffered(page, TUIWEN.preselected);
    await page.getByRole('button', { name: '继续支付' }).click();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('asks its own backend alone, and nobody what others bought or said', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/events/')) calls.push(pathname);
    });
    await openShelf(page, TUIWEN);
    await expect(page.getByRole('heading', { name: '编者按' })).toBeVisible();
    await payButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect([...new Set(calls)]).toEqual(['/api/tuiwen/web/vip/packages/wechat']);
  });

  test.describe('before anybody is known', () => {
    test.use({ account: null });

    test('prices stand there, paying asks for the phone, and goes on after the login', async ({
      page,
      control,
      ledger,
      expectAccessible,
    }) => {
      await openShelf(page, TUIWEN);
      await expect(page.getByRole('button', { name: '用手机号登录' })).toBeVisible();
      await typeTab(page, '商用版').click();
      await payButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible();
      await login(page, control, NEW_PHONE);
      await page.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(page, ledger, 39800);
      const { users } = await control.state();
      expect(users.find(({ phone }) => phone === NEW_PHONE)?.membership).not.toBeNull();
    });

    test('logging in first shows who is there', async ({ page, control }) => {
      await openShelf(page, TUIWEN);
      await page.getByRole('button', { name: '用手机号登录' }).click();
      await login(page, control, '13800000002');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('banner')).toContainText('138****0002');
    });
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });

    test('WeChat Pay opens over the page; cancelled, the next tap pays the same order', async ({
      page,
      ledger,
      control,
      expectAccessible,
    }) => {
      await openShelf(page, TUIWEN);
      await expect(ways(page).getByRole('radio')).toHaveCount(1);
      await expect(page.getByText('想用支付宝，请复制链接到浏览器打开')).toBeVisible();
      await expectAccessible();
      await payAgreeing(page);
      await expectCashier(page, amount, 'sheet');
      await inCashier(page, '取消支付', 'sheet');
      await expect(notice(page, '支付已取消，订单还在，可以接着付')).toBeVisible();
      await expectAccessible();
      await payButton(page).click();
      await payInCashier(page, ledger, amount, 'sheet');
      expect((await control.state()).orders).toHaveLength(1);
    });
  });

  for (const environment of ['wechat-mini', 'desktop']) {
    test.describe(`in ${environment}`, () => {
      test.use({ environment });

      test('nothing can be paid, and the link leads to where it can', async ({ page, expectAccessible }) => {
        await page.goto(TUIWEN.shelf);
        await expect(packageRadio(page, TUIWEN.preselected.name)).toBeChecked();
        await expect(page.getByRole('main').getByText(/\/tuiwenwechatpay$/)).toBeVisible();
        await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible();
        await expect(payButton(page)).toHaveCount(0);
        await expectAccessible();
        await expectFits(page);
      });
    });
  }

  test('packages that cannot be had are told in plain words, and 重试 gets them', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await control.faults({ match: TUIWEN.packagesCall, kind: 'status', status: 500 });
    await page.goto(TUIWEN.shelf);
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await expect(page.getByRole('link', { name: '联系客服' }).first()).toBeVisible();
    await expectAccessible();
    await expectFits(page);
    await control.clearFaults();
    await control.faults({ match: TUIWEN.packagesCall, kind: 'offline' });
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('alert')).toContainText('网络连接失败，请检查网络');
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expectShelf(page, TUIWEN);
  });

  test('with nothing on sale it says so, and can be looked at again', async ({ page, expectAccessible }) => {
    const calls = '**/api/tuiwen/web/vip/packages/wechat*';
    await page.route(calls, (route) => route.fulfill({ json: { packages: [] } }));
    await page.goto(TUIWEN.shelf);
    await expect(page.getByText('现在没有在售的套餐')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible();
    await page.unroute(calls);
    await page.getByRole('button', { name: '刷新看看' }).click();
    await expectShelf(page, TUIWEN);
  });

  test('an order that fails is told over the button, and the next tap makes it', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, TUIWEN);
    await control.faults({ match: TUIWEN.orderCall, kind: 'status', status: 500 });
    await payAgreeing(page);
    await expect(page.getByRole('alert').filter({ hasText: '服务开小差了，请稍后重试' })).toBeVisible();
    await expectAccessible();
    await control.clearFaults();
    await payButton(page).click();
    await payInCashier(page, ledger, amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('without a network it says so, and goes on when it is back', async ({ page, context, ledger }) => {
    await openShelf(page, TUIWEN);
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('网络连接失败，请检查网络')).toHaveCount(0);
    await payAgreeing(page);
    await payInCashier(page, ledger, amount);
  });

  test('while packages are slow it stands in its final layout', async ({ page, control }) => {
    await control.faults({ match: TUIWEN.packagesCall, kind: 'hang', times: 1 });
    await page.goto(TUIWEN.shelf);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: '正在载入' })).toHaveCount(1);
    await expectFits(page);
    await control.clearFaults();
  });

  test('nothing moves when the packages come, however late', async ({ page, control }) => {
    await control.faults({ match: '/api/**', kind: 'delay', delay_ms: 400 });
    await watchLayoutShift(page);
    await page.goto(TUIWEN.shelf);
    await expectShelf(page, TUIWEN);
    const { value, what } = await layoutShift(page);
    expect(what).toEqual([]);
    expect(value).toBe(0);
  });

  test('every type fits from 320 to 430 px and at twice the text', async ({ page }) => {
    await openShelf(page, TUIWEN);
    for (const name of ['创作版', '商用版', '字数包']) {
      await typeTab(page, name).click();
      await expectFits(page, (where) =>
        expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
      );
    }
  });
});
