import type { Locator, Page } from '@playwright/test';
import { HONEY } from '../steps/brands.ts';
import { payInCashier } from '../steps/shop-journeys.ts';
import { overflow } from '../steps/measure.ts';
import { payAgreeing, payButton } from '../steps/shelf.ts';
import type { OwnSite } from './stage/own-site.ts';
import { runningOf } from '../steps/running.ts';
import { expect, expectShelfOf, test } from './stage/fixtures.ts';

const banner = (page: Page): Locator => page.getByRole('status', { name: '预览' });

/** A signed link to the second version, as the command prints it. */
async function linkTo(site: OwnSite, origin: string, ...more: string[]): Promise<string> {
  const url = origin + HONEY.shelf;
  const told = await site.release('override', 'honey', '--version', site.second, '--url', url, ...more);
  const link = told.split('\n').find((line) => line.startsWith(url));
  if (!link) throw new Error(`no link: ${told}`);
  return link;
}

test('a link shows a version that is live for nobody, with a banner, and sells nothing', async ({
  page,
  site,
  sandbox,
  control,
  expectAccessible,
}) => {
  await page.goto(await linkTo(site, sandbox.places.site));
  await expectShelfOf(page, 'second');
  expect(await runningOf(page)).toMatchObject({ release: site.second, why: 'override' });
  expect(page.url()).not.toContain('release=');
  await expect(banner(page)).toContainText(`预览版本 honey ${site.second.slice(0, 7)}，不能支付`);
  await expectAccessible();

  const fontSizes: string[] = [];
  for (const size of ['100%', '200%']) {
    await page.evaluate((percent) => void (document.documentElement.style.fontSize = percent), size);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await overflow(page)).toBe(0);
    await expect(banner(page).getByRole('button', { name: '退出预览' })).toBeInViewport({ ratio: 1 });
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
    fontSizes.push(await banner(page).evaluate((bar) => getComputedStyle(bar).fontSize));
  }
  expect(fontSizes).toEqual(['14px', '28px']);
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));

  await payAgreeing(page);
  await expect(page.getByText('预览版本不能支付')).toBeVisible();
  expect((await control.state()).orders).toEqual([]);

  await banner(page).getByRole('button', { name: '退出预览' }).click();
  await expectShelfOf(page, 'first');
  await expect(banner(page)).toBeHidden();
  expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live' });
});

test('a link that allows payments sells', async ({ page, site, sandbox, ledger }) => {
  await page.goto(await linkTo(site, sandbox.places.site, '--allow-pay'));
  await expectShelfOf(page, 'second');
  await expect(banner(page)).toContainText('可支付');
  await payAgreeing(page);
  await payInCashier(page, ledger, HONEY.preselected.amount);
});

test('a link that has expired says so, over the version that is live', async ({
  page,
  site,
  sandbox,
  control,
}) => {
  const link = await linkTo(site, sandbox.places.site, '--hours', '1');
  await control.clock(3601_000);
  await page.goto(link);
  await expectShelfOf(page, 'first');
  const told = page.getByRole('alert', { name: '预览' });
  await expect(told).toContainText('预览链接已失效');
  expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live' });
  await told.getByRole('button', { name: '知道了' }).click();
  await expect(told).toBeHidden();
});
