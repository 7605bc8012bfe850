import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import type { Control } from '../fixtures/control.ts';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { expectPackageList, openPackageList, payAgreeing } from '../page-objects/package-list.ts';

/** The headline of the purchase page in each version. */
export const LINES = { first: '添一勺蜜', second: '多添两勺蜜' } as const;

type Line = (typeof LINES)[keyof typeof LINES];

/** The headline of a version. */
export const headline = (page: Page, line: Line): Locator =>
  page.getByRole('heading', { level: 1, name: line });

/** Honey's purchase page of the version with this headline sells, as far as the cashier. */
export async function expectSells(page: Page, line: Line): Promise<void> {
  await expect(headline(page, line)).toBeVisible();
  await expectPackageList(page, HONEY);
  await payAgreeing(page);
  await expectCashier(page, HONEY.preselected.amount);
}

/** The other brand's page works at the same time in the same browser. */
export async function expectMainUntouched(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await openPackageList(page, MAIN);
  await page.close();
}

/** The failure page: message and retry button. */
export async function expectFailurePage(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('页面加载失败');
  await expect(page.getByRole('alert')).toContainText('请检查网络后重试，你的订单和会员权益不受影响');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
}

/** The shell's own page, which sells where no version loads. */
export async function expectNeutralPage(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('页面加载失败，当前为简洁版');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: '会员套餐' })).toBeVisible();
}

/** The failure page after a payment whose result cannot be shown. */
export async function expectPaidWithoutPage(page: Page): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('支付成功');
  await expect(alert).toContainText('支付已完成，网络恢复后即可打开订单详情');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
}

/** An event with this name and these properties was reported. */
export async function expectEvent(
  control: Control,
  name: string,
  props: Record<string, unknown>,
): Promise<void> {
  const events = async () => (await control.state()).events;
  await expect
    .poll(events, { message: `an event ${name}` })
    .toContainEqual(expect.objectContaining({ name, props: expect.objectContaining(props) as unknown }));
}

/** Stored state of honey's releases. */
export const rememberedOf = (page: Page): Promise<{ slice?: { serial: number }; bad?: string[] }> =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('release.honey') ?? '{}') as {
        slice?: { serial: number };
        bad?: string[];
      },
  );
