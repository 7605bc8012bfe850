import type { Page } from '@playwright/test';
import { expect, test } from '../../stage/fixtures.ts';
import { expectFits } from '../../steps/fits.ts';
import { login } from '../../steps/login.ts';
import {
  choose,
  expectAmount,
  expectShelf,
  openShelf,
  packageRadio,
  packages,
  payButton,
} from '../../steps/shelf.ts';
import { buy, buyByKeyboard, expectTroubleTold, payInCashier } from '../../steps/shop-journeys.ts';
import { ACPAY } from '../../steps/shops.ts';

const NEW_PHONE = '13912345678';
const DAY = 24 * 3600_000;

/** What is left as it is seen, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const text = await page.getByRole('timer').locator('[aria-hidden]').innerText();
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** Seconds from a server time to the end of the day after tomorrow in Beijing, when every activity ends. */
function untilEnd(serverNow: number): number {
  const beijing = serverNow + 8 * 3600_000;
  return (Math.floor(beijing / DAY) * DAY + 3 * DAY - beijing) / 1000;
}

test.describe('/acpay', () => {
  test('opened directly: what it is called, until when, its rules, and a purchase', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, ACPAY);
    await expect(page.getByRole('heading', { level: 1, name: '聊小白年末会员特惠' })).toBeVisible();
    await expect(page.getByText(/24 点$/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: '活动规则' })).toBeVisible();
    await expect(page.getByText('同一账号可多次购买，时长累加。')).toBeVisible();
    await expect(page.getByText(/开通了年度会员/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '他们在用' })).toBeVisible();
    await expectAccessible();
    await choose(packages(page), '季度会员');
    await expectAmount(page, 6800);
    const ordered = page.waitForRequest(/packages\/101\/orders$/);
    await buy(page, ledger, 6800);
    await ordered;
    expect((await control.state()).orders.map(({ status }) => status)).toEqual(['paid']);
  });

  test('left for a text that is agreed to, and come back to', async ({ page }) => {
    await openShelf(page, ACPAY);
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
    await expect(page).toHaveURL(/\/privacyagree$/);
    await page.goBack();
    await expectShelf(page, ACPAY);
  });

  test.describe('in an app of another client type', () => {
    test.use({ environment: 'ios-app' });
    test('the activity is that of the app, with what is sold in apps alone', async ({ page, ledger }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const type = /activity\?is_speed=(\d+)/.exec(request.url())?.[1];
        if (type !== undefined) asked.push(type);
      });
      await openShelf(page, ACPAY);
      await expect(packageRadio(page, '连续包月')).toBeVisible();
      await choose(packages(page), '连续包月');
      await expect(page.getByText('每 30 天自动续费 ¥25.00，可随时取消')).toBeVisible();
      // At once by the stored type, and again when the app says another.
      expect(asked).toEqual(['0', '1']);
      await choose(packages(page), '年度会员');
      await buy(page, ledger, 16800, 'sheet');
    });
  });

  test.describe('the countdown', () => {
    test('goes by the server, whatever the phone’s clock says, and counts seconds', async ({ page }) => {
      const hourBehind = Date.now() - 3600_000;
      await page.clock.install({ time: hourBehind });
      await openShelf(page, ACPAY);
      await expect
        .poll(async () => Math.abs((await secondsLeft(page)) - untilEnd(Date.now())))
        .toBeLessThan(6);
      const before = await secondsLeft(page);
      await page.clock.runFor(10_000);
      expect(before - (await secondsLeft(page))).toBeGreaterThanOrEqual(10);
      expect(before - (await secondsLeft(page))).toBeLessThan(30);
    });

    test('is not fooled by a clock that is set while the page is open, nor by a reload', async ({ page }) => {
      await page.clock.install();
      await openShelf(page, ACPAY);
      const before = await secondsLeft(page);
      await page.clock.setSystemTime(Date.now() + 10 * DAY);
      await page.clock.runFor(2000);
      await expect(page.getByText('活动已结束')).toHaveCount(0);
      expect(before - (await secondsLeft(page))).toBeLessThan(30);
      await page.reload();
      await expectShelf(page, ACPAY);
      expect(Math.abs((await secondsLeft(page)) - untilEnd(Date.now()))).toBeLessThan(30);
    });

    test('goes by a server that is ahead', async ({ page, control }) => {
      await control.clock(5 * 3600_000);
      await openShelf(page, ACPAY);
      const expected = untilEnd(Date.now() + 5 * 3600_000);
      expect(Math.abs((await secondsLeft(page)) - expected)).toBeLessThan(30);
    });

    test('stops at the end, says so, and sells nothing any more', async ({
      page,
      control,
      expectAccessible,
    }) => {
      await page.clock.install();
      await openShelf(page, ACPAY);
      // The sandbox's activity always ends in days: a page that asks again would get more time.
      await control.faults({ match: 'GET /api/main/v1/activity', kind: 'offline' });
      await page.clock.fastForward(((await secondsLeft(page)) - 5) * 1000);
      await expect(page.getByRole('timer')).toContainText('不到 1 分钟');
      await page.clock.runFor(10_000);
      await expect(page.getByText('活动已结束')).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(0);
      await expect(payButton(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: '看看平时的套餐' })).toHaveAttribute('href', '/userpay');
      await expectAccessible();
    });

    test('is not read out by itself', async ({ page }) => {
      await openShelf(page, ACPAY);
      await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
      await expect(page.getByRole('timer')).toContainText(/\d 天 \d+ 小时/);
    });
  });

  test('an activity that has not begun says when it does, and sells nothing yet', async ({
    page,
    expectAccessible,
  }) => {
    await page.route('**/v1/activity**', async (route) => {
      const response = await route.fetch();
      const activity = (await response.json()) as Record<string, unknown>;
      const startsAt = new Date(Date.now() + DAY).toISOString();
      await route.fulfill({ response, json: { ...activity, starts_at: startsAt } });
    });
    await page.goto('/acpay');
    await expect(page.getByText('活动还没开始')).toBeVisible();
    await expect(packageRadio(page, '年度会员')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible();
  });

  test.describe('before anybody is known', () => {
    test.use({ account: null });
    test('the activity is for all to see; paying asks who it is for', async ({ page, control, ledger }) => {
      await openShelf(page, ACPAY);
      await payButton(page).click();
      await expect(page.getByRole('dialog', { name: '登录后继续开通' })).toBeVisible();
      await login(page, control, NEW_PHONE);
      await page.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(page, ledger, 16800);
    });

    test('the login that opens over it is accessible, and fits', async ({ page, expectAccessible }) => {
      await openShelf(page, ACPAY);
      await payButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible();
    });
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-ios' });
    test('pays over the page', async ({ page, ledger, expectAccessible }) => {
      await openShelf(page, ACPAY);
      await expect(page.getByText('想用支付宝，请复制链接到浏览器打开')).toBeVisible();
      await expectAccessible();
      await buy(page, ledger, 16800, 'sheet');
    });
  });

  test('is bought by keyboard alone', async ({ page, ledger }) => {
    await openShelf(page, ACPAY);
    await buyByKeyboard(page, ACPAY, ledger);
  });

  test('everything fits from 320 to 430 px and at twice the text', async ({ page }) => {
    await openShelf(page, ACPAY);
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
  });

  test('trouble is told in plain words', async ({ page, control, expectAccessible }) => {
    await expectTroubleTold(page, ACPAY, control, expectAccessible);
  });

  test('an activity without packages is no error', async ({ page, expectAccessible }) => {
    await page.route('**/v1/activity**', async (route) => {
      const response = await route.fetch();
      const activity = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...activity, packages: [] } });
    });
    await page.goto('/acpay');
    await expect(page.getByText('现在没有在售的套餐')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '聊小白年末会员特惠' })).toBeVisible();
    await expectAccessible();
  });

  test('without a network the page says so', async ({ page, context }) => {
    await openShelf(page, ACPAY);
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络').first()).toBeVisible();
    await context.setOffline(false);
    await expect(packageRadio(page, '年度会员')).toBeChecked();
  });
});
