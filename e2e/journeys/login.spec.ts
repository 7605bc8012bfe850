import { expect, test } from '../stage/fixtures.ts';
import { HONEY, MAIN } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { askForCode, login, sentCode, submitCode } from '../steps/login.ts';
import { expectPaid } from '../steps/result.ts';
import { expectShelf, openShelf, payAgreeing, payButton } from '../steps/shelf.ts';

const PHONE = '13912345678';
test.use({ account: null });

test('main: somebody unknown logs in by SMS first, and buys', async ({
  page,
  control,
  ledger,
  expectAccessible,
}) => {
  await page.goto(MAIN.shelf);
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible();
  await expect(page).toHaveTitle(MAIN.title);
  await expectAccessible();
  await login(page, control, PHONE);
  await expectShelf(page, MAIN);
  await payAgreeing(page);
  await expectCashier(page, MAIN.preselected.amount);
  await inCashier(page, '确认支付');
  await expectPaid(page);
  ledger.expectCharge(MAIN.preselected.amount);
});

test('honey: somebody unknown sees prices, logs in when paying, and goes on to pay', async ({
  page,
  control,
  ledger,
  expectAccessible,
}) => {
  await openShelf(page, HONEY);
  await payButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
  await login(page, control, PHONE);
  await page.getByRole('button', { name: '同意并支付' }).click();
  await expectCashier(page, HONEY.preselected.amount);
  await inCashier(page, '确认支付');
  await expectPaid(page);
  ledger.expectCharge(HONEY.preselected.amount);
  const { users } = await control.state();
  expect(users.find(({ phone }) => phone === PHONE)?.membership).not.toBeNull();
});

test('a wrong code says which one to read, and the right one still works', async ({
  page,
  control,
  expectAccessible,
}) => {
  await page.goto(MAIN.shelf);
  await askForCode(page, PHONE);
  const code = await sentCode(control, PHONE);
  await submitCode(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByText('验证码不对，请看最新的一条短信')).toBeVisible();
  await expectAccessible();
  await submitCode(page, code);
  await expectShelf(page, MAIN);
});

test('a form with nothing in it says what is missing', async ({ page, expectAccessible }) => {
  await page.goto(MAIN.shelf);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请填写 11 位手机号')).toBeVisible();
  await page.getByRole('button', { name: /^登录/ }).click();
  for (const text of ['请填写短信里的验证码', '请先阅读并同意协议'])
    await expect(page.getByText(text)).toBeVisible();
  await expectAccessible();
});

test('a second code within a minute is refused in plain words', async ({ page, control }) => {
  await page.goto(MAIN.shelf);
  await askForCode(page, PHONE);
  await page.reload();
  await page.getByRole('textbox', { name: '手机号' }).fill(PHONE);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/操作太频繁，请 \d+ 秒后再试/)).toBeVisible();
  expect((await control.state()).sms).toHaveLength(1);
});
