import type { Locator, Page } from '@playwright/test';
import { fillAddress } from '../page-objects/prepared.ts';
import { codeField, phoneField } from '../page-objects/login.ts';
import type { Device } from './device.ts';

/**
 * Acts on an element if it exists and is not covered; an impossible step is skipped, for example a box that the
 * page unticks at once because another user was sent.
 */
export async function tryTo(act: () => Promise<unknown>): Promise<boolean> {
  return act().then(
    () => true,
    (error: Error) => {
      if (
        /Timeout|closed|detached|destroyed|not visible|intercepts|no element|did not change its state/i.test(
          error.message,
        )
      )
        return false;
      throw error;
    },
  );
}

/** Clicks the first match; false if there is none. */
export async function clickFirst(found: Locator): Promise<boolean> {
  const first = found.first();
  if (!(await first.isVisible().catch(() => false))) return false;
  return tryTo(() => first.click({ timeout: 2500 }));
}

export const payButtons = (page: Page): Locator =>
  page.getByRole('button', { name: /^立即(支付|开通|升级|领取)/ });
export const goOnButton = (page: Page): Locator => page.getByRole('button', { name: /^立即购买/ });
export const optionRadios = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: /会员套餐|款式|会员福利/ }).getByRole('radio');

/** /tuiwengo recommends something once its two questions are answered. */
export async function answerQuestions(page: Page): Promise<void> {
  const questions = page.getByRole('radiogroup', { name: /^(你的内容用在哪里|计划使用多久)/ });
  for (let question = 0; question < 2 && (await questions.isVisible().catch(() => false)); question += 1) {
    const name = await questions.getAttribute('aria-label');
    await tryTo(() => questions.getByRole('radio').nth(1).click({ timeout: 2000 }));
    await tryTo(() =>
      page.getByRole('radiogroup', { name: name ?? '' }).waitFor({ state: 'detached', timeout: 2000 }),
    );
  }
}

/** Fills in the delivery address if the page asks for it. */
export async function giveAddress(page: Page): Promise<void> {
  if (!page.url().includes('/orderConfirm/')) return;
  const empty = page.getByRole('button', { name: '填写地址' });
  if (await clickFirst(empty)) await tryTo(() => fillAddress(page));
}

/** Logs in by SMS in the open form. False if it was not possible. */
export async function logIn(device: Device, user: string): Promise<boolean> {
  const page = device.present();
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: '验证码' }) });
  const isThere = await phoneField(page)
    .isVisible()
    .catch(() => false);
  if (!isThere) return false;
  const isSent = await tryTo(async () => {
    await phoneField(page).fill(user, { timeout: 2500 });
    await page.getByRole('button', { name: '获取验证码' }).click({ timeout: 2500 });
  });
  if (!isSent) return false;
  await device.idle();
  const sms = (await device.control.state()).sms.find(({ phone }) => phone === user);
  if (!sms) return false;
  const isDone = await tryTo(async () => {
    await codeField(page).fill(sms.code, { timeout: 2500 });
    const box = form.getByRole('checkbox', { name: /已阅读并同意/ });
    if (!(await box.isChecked())) await box.check({ position: { x: 12, y: 12 }, timeout: 2500 });
    await form.getByRole('button', { name: /^登录/ }).click({ timeout: 2500 });
  });
  await device.idle();
  return isDone;
}
