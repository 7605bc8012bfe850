import type { Page } from '@playwright/test';
import type { ForeignBackend } from '@vip/foreign-backends';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { askForCode, loginButton, phoneField, submitCode } from '../page-objects/login.ts';
import { expectPackageList, openPackageList, payAgreeing, payButton } from '../page-objects/package-list.ts';
import { DIY, SOUGO, TUIWEN, USERPAY, WECHATPAY, YOUQUAN } from '../page-objects/purchase-pages.ts';
import { offerOf } from './fixtures/offers.ts';
import { expect, test } from './fixtures/test.ts';
import { payInCashier } from './fixtures/wallets.ts';

const PHONE = '13912345678';

async function login(page: Page, backend: ForeignBackend): Promise<void> {
  await askForCode(page, PHONE);
  await submitCode(page, backend.state().sms.at(-1)?.code ?? '');
}

test.use({ isKnown: false });

for (const page of [WECHATPAY, USERPAY, SOUGO, HONEY, YOUQUAN, TUIWEN, DIY])
  test(
    `${page.path}: an anonymous user sees prices, logs in by SMS to pay, and pays`,
    { tag: '@sms-login' },
    async ({ page: tab, system, backend, charged }) => {
      const offer = offerOf(system, page);
      await openPackageList(tab, offer);
      await payButton(tab).click();
      await login(tab, backend);
      await tab.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(tab, charged, offer.preselected.amount);
    },
  );

test(
  '/: a wrong code is refused with the backend’s text, a second code too soon with the time to wait',
  { tag: '@sms-login' },
  async ({ page: tab, system, backend, charged }) => {
    await tab.goto(MAIN.path);
    await loginButton(tab).click();
    await askForCode(tab, PHONE);
    await submitCode(tab, '000000');
    await expect(tab.getByText(/验证码(错误|不对)/)).toBeVisible();
    await tab.reload();
    await loginButton(tab).click();
    await phoneField(tab).fill(PHONE);
    await tab.getByRole('button', { name: '获取验证码' }).click();
    // Without an exposed Retry-After the page cannot know it, and says a minute.
    await expect(tab.getByText('操作太频繁，请 60 秒后再试')).toBeVisible();
    expect(backend.state().sms).toHaveLength(1);
    await submitCode(tab, backend.state().sms[0]?.code ?? '');
    const offer = offerOf(system, MAIN);
    await expectPackageList(tab, offer);
    await payAgreeing(tab);
    await payInCashier(tab, charged, offer.preselected.amount);
  },
);

test(
  'a backend without a login by SMS says that it did not work, and sends nothing',
  { tag: '@no-sms-login' },
  async ({ page: tab, system, backend }) => {
    await openPackageList(tab, offerOf(system, USERPAY));
    await payButton(tab).click();
    await phoneField(tab).fill(PHONE);
    await tab.getByRole('button', { name: '获取验证码' }).click();
    await expect(tab.getByText('服务开小差了，请稍后重试')).toBeVisible();
    expect(backend.state().sms).toEqual([]);
  },
);
