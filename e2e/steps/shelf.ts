import { expect, type Locator, type Page } from '@playwright/test';
import { yuan, type Brand } from './brands.ts';

/** The purchase page as a person finds things on it. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^立即(支付|开通|升级)/ });
export const packages = (page: Page): Locator => page.getByRole('radiogroup', { name: '会员套餐' });
export const ways = (page: Page): Locator => page.getByRole('radiogroup', { name: '支付方式' });
export const consentBox = (page: Page): Locator => page.getByRole('checkbox', { name: /已阅读并同意/ });
/** Ticks the box itself: in its middle lie the links of the agreements. */
export const tickConsent = (page: Page): Promise<void> =>
  consentBox(page).check({ position: { x: 12, y: 12 } });

/** A page opened so much later that the lease of another one has run out. Call it before opening anything. */
export const openLater = (page: Page): Promise<void> => page.clock.install({ time: Date.now() + 20_000 });

export const notice = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

export const packageRadio = (page: Page, name: string): Locator =>
  packages(page).getByRole('radio', { name: new RegExp(`^${name}`) });

/** Chooses a package or a payment method by the name that its radio begins with. */
export async function choose(group: Locator, name: string): Promise<void> {
  const radio = group.getByRole('radio', { name: new RegExp(`^${name}`) });
  await radio.check();
  await expect(radio).toBeChecked();
}

/** Opens a brand's purchase page and waits for its prices. */
export async function openShelf(page: Page, brand: Brand, query = ''): Promise<void> {
  await page.goto(brand.shelf + query);
  await expectShelf(page, brand);
}

export async function expectShelf(page: Page, brand: Brand): Promise<void> {
  await expect(page).toHaveTitle(brand.title);
  await expect(packageRadio(page, brand.preselected.name)).toBeChecked();
  await expect(packageRadio(page, brand.preselected.name)).toHaveAccessibleName(
    new RegExp(yuan(brand.preselected.amount).replace(/\.00$/, '')),
  );
  await expectAmount(page, brand.preselected.amount);
}

/** The pay button names the amount that will be charged. */
export const expectAmount = (page: Page, amount: number): Promise<void> =>
  expect(payButton(page)).toHaveAccessibleName(new RegExp(`${yuan(amount).replace('.', '\\s*\\.\\s*')}`));

/** Taps pay, and agrees in the sheet that asks. */
export async function payAgreeing(page: Page): Promise<void> {
  await payButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: '同意并支付' }).click();
}
