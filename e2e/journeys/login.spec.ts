import { expect, test } from '../fixtures/test.ts';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { askForCode, login, loginButton, phoneField, sentCode, submitCode } from '../page-objects/login.ts';
import { expectPackageList, openPackageList, payButton } from '../page-objects/package-list.ts';
import { NEW_PHONE } from '../fixtures/users.ts';
import { buy, payInCashier } from '../page-objects/purchase.ts';
import { ACPAY, SOUGO, TUIWEN, YOUQUAN } from '../page-objects/purchase-pages.ts';

test.use({ account: null });

test('main: an anonymous user logs in by SMS before paying, past every mistake, and buys', async ({
  page,
  control,
  ledger,
  expectAccessible,
}) => {
  const ask = page.getByRole('button', { name: '获取验证码' });
  await openPackageList(page, MAIN);
  await expectAccessible();
  await loginButton(page).click();
  await expect(ask).toBeVisible();
  await expectAccessible();

  await test.step('an empty form shows what is missing', async () => {
    await ask.click();
    await expect(page.getByText('请填写 11 位手机号')).toBeVisible();
    await page.getByRole('button', { name: /^登录/ }).click();
    for (const text of ['请填写短信里的验证码', '请先阅读并同意协议'])
      await expect(page.getByText(text)).toBeVisible();
    await expectAccessible();
  });
  await test.step('a second code within a minute is refused with a message', async () => {
    await askForCode(page, NEW_PHONE);
    await page.reload();
    await loginButton(page).click();
    await phoneField(page).fill(NEW_PHONE);
    await ask.click();
    await expect(page.getByText(/操作太频繁，请 \d+ 秒后再试/)).toBeVisible();
    expect((await control.state()).sms).toHaveLength(1);
  });
  await test.step('a wrong code shows which SMS to use, and the right code still works', async () => {
    const code = await sentCode(control, NEW_PHONE);
    await submitCode(page, code === '000000' ? '111111' : '000000');
    await expect(page.getByText('验证码不对，请看最新的一条短信')).toBeVisible();
    await expectAccessible();
    await submitCode(page, code);
  });
  await expectPackageList(page, MAIN);
  await buy(page, ledger, MAIN.preselected.amount);
});

for (const brand of [HONEY, YOUQUAN, TUIWEN, ACPAY, SOUGO]) {
  test(`${brand.name}: an anonymous user sees prices, logs in to pay, and then pays`, async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openPackageList(page, brand);
    if (brand === YOUQUAN) await expectAccessible();
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: '登录后继续开通' })).toBeVisible();
    await expectAccessible();
    if (brand === ACPAY) {
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible();
    }
    await login(page, control, NEW_PHONE);
    await page.getByRole('button', { name: '同意并支付' }).click();
    await payInCashier(page, ledger, brand.preselected.amount);
    const { users } = await control.state();
    expect(users.find(({ phone }) => phone === NEW_PHONE)?.membership).not.toBeNull();
  });
}
