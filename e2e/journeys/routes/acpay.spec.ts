import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import {
  choose,
  expectAmount,
  expectPackageList,
  openPackageList,
  packageRadio,
  packages,
  payButton,
} from '../../page-objects/package-list.ts';
import { buy } from '../../page-objects/purchase.ts';
import { ACPAY, USERPAY } from '../../page-objects/purchase-pages.ts';

const DAY = 24 * 3600_000;

/** The time shown by the countdown on the last day, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const text = await page.getByRole('timer').locator('[aria-hidden]').innerText();
  const [hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** The activity ends at `time`, ms: the sandbox's own ends in days, when no seconds are shown. */
async function endAt(page: Page, time: number): Promise<void> {
  await page.route('**/v1/activity**', async (route) => {
    const response = await route.fetch();
    const activity = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...activity, ends_at: new Date(time).toISOString() } });
  });
}

test.describe('/acpay', () => {
  test('shows title, end and rules, and sells', async ({ page, control, ledger, expectAccessible }) => {
    await openPackageList(page, ACPAY);
    await expect(page.getByRole('heading', { level: 1, name: '聊小白年末会员特惠' })).toBeVisible();
    await expect(page.getByText(/^\d+ 月 \d+ 日 – \d+ 月 \d+ 日$/)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^\d 天( \d+ 小时)?$/);
    await expect(page.getByText('最高省 130 元')).toBeVisible();
    await expect(page.getByRole('heading', { name: '活动规则' })).toBeVisible();
    await expect(page.getByText('同一账号可多次购买，时长累加。')).toBeVisible();
    await expect(page.getByText(/开通了年度会员/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '会员评价' })).toBeVisible();
    await expectAccessible();
    await choose(packages(page), '季度会员');
    await expectAmount(page, 6800);
    const ordered = page.waitForRequest(/packages\/101\/orders$/);
    await buy(page, ledger, 6800);
    await ordered;
    expect((await control.state()).orders.map(({ status }) => status)).toEqual(['paid']);
  });

  test('title, countdown and first package are where they were while the activity was loading', async ({
    page,
    control,
  }) => {
    await control.faults({ match: 'GET /api/main/v1/activity', kind: 'delay', delay_ms: 1500 });
    await page.goto(ACPAY.path);
    const tops = () =>
      page.evaluate(() =>
        ['h1', '[aria-label="活动时间"]', 'label'].map((selector) =>
          Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? NaN),
        ),
      );
    await expect(page.locator('[aria-busy="true"]')).toBeAttached();
    const loading = await tops();
    await expectPackageList(page, ACPAY);
    expect(await tops()).toEqual(loading);
  });

  test.describe('in an app of another client type', () => {
    test.use({ environment: 'ios-app' });
    test('the app’s activity is shown, with packages sold only in apps', async ({ page, ledger }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const type = /activity\?is_speed=(\d+)/.exec(request.url())?.[1];
        if (type !== undefined) asked.push(type);
      });
      await openPackageList(page, ACPAY);
      await expect(packageRadio(page, '连续包月')).toBeVisible();
      await choose(packages(page), '连续包月');
      await expect(page.getByText('每 30 天自动续费 ¥25.00，可随时取消')).toBeVisible();
      // First for the stored client type, then for the app's.
      expect(asked).toEqual(['0', '1']);
      await choose(packages(page), '年度会员');
      await buy(page, ledger, 16800, 'sheet');
    });
  });

  test('the countdown uses the server’s time, whatever the phone’s clock, and is not announced', async ({
    page,
    control,
  }) => {
    const end = Date.now() + 20 * 3600_000;
    const untilEnd = (serverNow: number) => (end - serverNow) / 1000;
    await endAt(page, end);
    await page.clock.install({ time: Date.now() - 3600_000 });
    await openPackageList(page, ACPAY);
    await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(page.getByRole('timer')).toContainText(/19 小时 \d+ 分钟/);
    await expect.poll(async () => Math.abs((await secondsLeft(page)) - untilEnd(Date.now()))).toBeLessThan(6);

    await test.step('it counts seconds', async () => {
      // The page's last answers: each may set the clock by a second, as the header `Date` has whole ones.
      await expect(page.getByText(/开通了年度会员/)).toBeVisible();
      await expect(page.getByRole('heading', { name: '会员评价' })).toBeVisible();
      const before = await secondsLeft(page);
      await page.clock.runFor(10_000);
      // React shows the last second in a task of its own.
      await expect.poll(async () => before - (await secondsLeft(page))).toBeGreaterThanOrEqual(10);
      expect(before - (await secondsLeft(page))).toBeLessThan(30);
    });
    await test.step('it ignores changes of the phone’s clock, also after a reload', async () => {
      const before = await secondsLeft(page);
      await page.clock.setSystemTime(Date.now() + 10 * DAY);
      await page.clock.runFor(2000);
      await expect(page.getByText('活动已结束')).toHaveCount(0);
      expect(before - (await secondsLeft(page))).toBeLessThan(30);
      await page.reload();
      await expectPackageList(page, ACPAY);
      expect(Math.abs((await secondsLeft(page)) - untilEnd(Date.now()))).toBeLessThan(30);
    });
    await test.step('it follows a server that is ahead', async () => {
      await control.clock(5 * 3600_000);
      await page.reload();
      await expectPackageList(page, ACPAY);
      const expected = untilEnd(Date.now() + 5 * 3600_000);
      expect(Math.abs((await secondsLeft(page)) - expected)).toBeLessThan(30);
    });
  });

  test('the countdown ends with a message, the activity sells nothing any more, and links to the usual packages', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await endAt(page, Date.now() + 3600_000);
    await page.clock.install();
    await openPackageList(page, ACPAY);
    // The sandbox's activity always ends in days: a reloaded activity would get more time.
    await page.unroute('**/v1/activity**');
    await control.faults({ match: 'GET /api/main/v1/activity', kind: 'offline' });
    await page.clock.fastForward(((await secondsLeft(page)) - 5) * 1000);
    await expect(page.getByRole('timer')).toContainText('不到 1 分钟');
    await page.clock.runFor(10_000);
    await expect(page.getByText('活动已结束', { exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('link', { name: '查看会员套餐' }).click();
    await expectPackageList(page, USERPAY);
  });

  test('an activity that has not started shows when it does, sells nothing, and links to the usual packages', async ({
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
    await expect(page.getByText('活动未开始')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /年度会员.*¥168/ })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('link', { name: '查看会员套餐' }).click();
    await expectPackageList(page, USERPAY);
  });
});
