import { expect, type Locator, type Page } from '@playwright/test';
import { yuan, type Brand } from './brands.ts';

/** Elements of a purchase page. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^立即(支付|开通|升级)/ });
export const packages = (page: Page): Locator => page.getByRole('radiogroup', { name: '会员套餐' });
export const paymentMethods = (page: Page): Locator => page.getByRole('radiogroup', { name: '支付方式' });
export const consentBox = (page: Page): Locator => page.getByRole('checkbox', { name: /已阅读并同意/ });
/** Taps the box itself, because its label contains links. */
export const tickConsent = (page: Page): Promise<void> =>
  consentBox(page).check({ position: { x: 12, y: 12 } });

/** Sets the page's clock ahead, so that the lease of another page has expired. Call it before the page is opened. */
export const openLater = (page: Page): Promise<void> => page.clock.install({ time: Date.now() + 20_000 });

export const notice = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

export const packageRadio = (page: Page, name: string): Locator =>
  packages(page).getByRole('radio', { name: new RegExp(`^${name}`) });

/** Selects a package or a payment method by the start of its name. */
export async function choose(group: Locator, name: string): Promise<void> {
  const radio = group.getByRole('radio', { name: new RegExp(`^${name}`) });
  await radio.check();
  await expect(radio).toBeChecked();
}

/** Opens a brand's purchase page and waits for its prices. */
export async function openPackageList(page: Page, brand: Brand, query = ''): Promise<void> {
  await page.goto(brand.path + query);
  await expectPackageList(page, brand);
}

export async function expectPackageList(page: Page, brand: Brand): Promise<void> {
  await expect(page).toHaveTitle(brand.title);
  await expect(packageRadio(page, brand.preselected.name)).toBeChecked();
  await expect(packageRadio(page, brand.preselected.name)).toHaveAccessibleName(
    new RegExp(yuan(brand.preselected.amount).replace(/\.00$/, '')),
  );
  await expectAmount(page, brand.preselected.amount);
}

/** The pay button shows the amount, fen. */
export const expectAmount = (page: Page, amount: number): Promise<void> =>
  expect(payButton(page)).toHaveAccessibleName(new RegExp(`${yuan(amount).replace('.', '\\s*\\.\\s*')}`));

/** Taps pay and agrees in the consent sheet. */
export async function payAgreeing(page: Page): Promise<void> {
  await payButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: '同意并支付' }).click();
}
