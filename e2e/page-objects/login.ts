import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';

export const phoneField = (page: Page) => page.getByRole('textbox', { name: '手机号' });
/** In the header of `/`, for an anonymous user. */
export const loginButton = (page: Page | FrameLocator) => page.getByRole('button', { name: '手机号登录' });
export const codeField = (page: Page) => page.getByRole('textbox', { name: '验证码' });

/** The latest code sent to a number. */
export async function sentCode(control: Control, phone: string): Promise<string> {
  const found = (await control.state()).sms.find((sms) => sms.phone === phone);
  if (!found) throw new Error(`no SMS went to ${phone}`);
  return found.code;
}

/** Ticks the consent box of the login form. */
const agree = (page: Page) =>
  page
    .locator('form')
    .getByRole('checkbox', { name: /已阅读并同意/ })
    .check({ position: { x: 12, y: 12 } });

/** Requests a code and waits until it is sent. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
}

export async function submitCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await agree(page);
  await page.getByRole('button', { name: /^登录/ }).click();
}

export async function login(page: Page, control: Control, phone: string): Promise<void> {
  await askForCode(page, phone);
  await submitCode(page, await sentCode(control, phone));
}
