import type { Locator, Page } from '@playwright/test';
import { HONEY } from '../page-objects/brands.ts';
import { overflow } from '../page-objects/measure.ts';
import { payAgreeing, payButton } from '../page-objects/package-list.ts';
import type { OwnSite } from './fixtures/own-site.ts';
import { runningOf } from '../page-objects/running.ts';
import { expect, expectPackageListOf, test } from './fixtures/test.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { payInCashier } from '../page-objects/purchase.ts';

const banner = (page: Page): Locator => page.getByRole('status', { name: '预览' });

/** Asks before a preview is opened. */
const question = (page: Page): Locator => page.getByRole('alert', { name: '预览' });

/** A signed link to the second version, as the command prints it. */
async function createLink(
  site: OwnSite,
  origin: string,
  ...more: string[]
): Promise<{ output: string; link: string }> {
  const url = origin + HONEY.path;
  const output = await site.release('override', 'honey', '--version', site.second, '--url', url, ...more);
  const link = output.split('\n').find((line) => line.startsWith(url));
  if (!link) throw new Error(`no link: ${output}`);
  return { output, link };
}

const linkTo = async (...options: Parameters<typeof createLink>): Promise<string> =>
  (await createLink(...options)).link;

test('a link shows an unpublished version with a banner, and sells nothing', async ({
  page,
  site,
  sandbox,
  control,
  expectAccessible,
}) => {
  await page.goto(await linkTo(site, sandbox.places.site));
  // Whoever has a link may have sent it: nothing changes before the visitor agrees.
  await expectPackageListOf(page, 'first');
  await expect(question(page)).toContainText(
    `要打开预览版本 honey ${site.second.slice(0, 7)} 吗？预览里不能支付`,
  );
  await expectAccessible();
  await question(page).getByRole('button', { name: '打开预览' }).click();
  await expectPackageListOf(page, 'second');
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
  await expectPackageListOf(page, 'first');
  await expect(banner(page)).toBeHidden();
  expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live' });
});

test('a link that allows payments sells', async ({ page, context, site, sandbox, ledger }) => {
  await page.goto(await linkTo(site, sandbox.places.site, '--allow-pay'));
  await expect(question(page)).toContainText('在预览里支付会真实扣款');
  await question(page).getByRole('button', { name: '打开预览' }).click();
  await expectPackageListOf(page, 'second');
  await expect(banner(page)).toContainText('可支付');
  await payAgreeing(page);
  await expectCashier(page, HONEY.preselected.amount);
  // The pages of the brand keep the version of an order in progress, in other tabs too.
  const other = await context.newPage();
  await other.goto(HONEY.path);
  await expect(banner(other)).toHaveText(
    `这笔订单在预览版本 honey ${site.second.slice(0, 7)} 里创建，完成前都使用这个版本`,
  );
  await other.close();
  await payInCashier(page, ledger, HONEY.preselected.amount);
});

test('a link that is taken back opens nothing, and ends where it was opened', async ({
  page,
  context,
  site,
  sandbox,
}) => {
  const { output, link } = await createLink(site, sandbox.places.site);
  await page.goto(link);
  await question(page).getByRole('button', { name: '打开预览' }).click();
  await expectPackageListOf(page, 'second');
  await site.release('override', 'honey', '--revoke', /--revoke (\w+)/.exec(output)?.[1] ?? '');

  const other = await context.newPage();
  await other.goto(link);
  await expect(question(other)).toContainText('预览链接已失效');
  await other.close();
  await page.reload();
  await expectPackageListOf(page, 'first');
  expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live' });
});

test('a link that is declined leaves the page as it is', async ({ page, site, sandbox }) => {
  await page.goto(await linkTo(site, sandbox.places.site));
  await question(page).getByRole('button', { name: '取消' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await expectPackageListOf(page, 'first');
  expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live' });
});

test('an expired link shows a message on the live version', async ({ page, site, sandbox, control }) => {
  const link = await linkTo(site, sandbox.places.site, '--hours', '1');
  await control.clock(3601_000);
  await page.goto(link);
  await expectPackageListOf(page, 'first');
  const alert = page.getByRole('alert', { name: '预览' });
  await expect(alert).toContainText('预览链接已失效');
  expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live' });
  await alert.getByRole('button', { name: '知道了' }).click();
  await expect(alert).toBeHidden();
});
