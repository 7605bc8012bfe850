import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../stage/fixtures.ts';
import type { Control } from '../stage/control.ts';
import { HONEY, MAIN } from '../steps/brands.ts';
import { expectCashier } from '../steps/cashier.ts';
import { expectShelf, openShelf, payAgreeing } from '../steps/shelf.ts';

/** Of the purchase page: tells the versions apart. */
export const LINES = { first: '添一勺蜜', second: '多添两勺蜜' } as const;

type Line = (typeof LINES)[keyof typeof LINES];

/** Counts the documents that a page asks the site for: a reload that nobody wanted is one too many. */
export function countLoads(page: Page, site: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    const isOwn = request.frame() === page.mainFrame() && request.url().startsWith(`${site}/`);
    if (isOwn && request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** The headline of a version. */
export const headline = (page: Page, line: Line): Locator =>
  page.getByRole('heading', { level: 1, name: line });

/** Honey's purchase page, of the version that says this line, sells as far as the cashier. */
export async function expectSells(page: Page, line: Line): Promise<void> {
  await expect(headline(page, line)).toBeVisible();
  await expectShelf(page, HONEY);
  await payAgreeing(page);
  await expectCashier(page, HONEY.preselected.amount);
}

/** The other brand's page, at the same time and in the same browser, is as it always is. */
export async function expectMainUntouched(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await openShelf(page, MAIN);
  await page.close();
}

/** What the buyer is told where nothing can be run, and the way on. */
export async function expectFailurePage(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('页面加载失败');
  await expect(page.getByRole('alert')).toContainText('请检查网络后重试，你的订单和会员都不受影响。');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
}

/** The same after a payment, whose result cannot be shown. */
export async function expectPaidWithoutPage(page: Page): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('支付成功');
  await expect(alert).toContainText('支付已完成，网络恢复后即可打开订单详情');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
}

/** An event of this name with these properties reached the operators. */
export async function expectTold(
  control: Control,
  name: string,
  props: Record<string, unknown>,
): Promise<void> {
  const events = async () => (await control.state()).events;
  await expect
    .poll(events, { message: `an event ${name}` })
    .toContainEqual(expect.objectContaining({ name, props: expect.objectContaining(props) as unknown }));
}

/** What the phone remembers of honey's releases. */
export const rememberedOf = (page: Page): Promise<{ slice?: { serial: number }; bad?: string[] }> =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('release.honey') ?? '{}') as {
        slice?: { serial: number };
        bad?: string[];
      },
  );
