import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login } from '../../page-objects/login.ts';
import { readQr } from '../../page-objects/read-qr.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { ACCOUNT } from '../../fixtures/users.ts';

const NEW_PHONE = '13912341111';
const PAGE = '/invitation2?code=W7K29M&name=%E6%B1%9F%E6%99%9A%E8%88%9F';
const claim = (page: Page) => page.getByRole('button', { name: /^登录领取/ });

test.describe('/invitation2', () => {
  test.use({ account: null });

  test('a friend claims by logging in, and both users get their days', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await page.goto(PAGE);
    await expect(page).toHaveTitle('邀请有礼');
    await expect(page.getByRole('banner')).toContainText('江晚舟邀请你一起用聊小白');
    await expect(page.getByRole('textbox', { name: '邀请码' })).toHaveValue('W7K 29M');
    await expectAccessible();
    await expectFits(page);
    await expectOffline(page);
    await tabTo(page, claim(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toContainText('请填写 11 位手机号');

    const before = (await control.state()).users.find(({ phone }) => phone === ACCOUNT);
    await login(page, control, NEW_PHONE);
    await expect(page.getByRole('heading', { name: '登录成功' })).toBeFocused();
    await expect(page.getByText(/^139\D+1111$/)).toBeVisible();
    const card = page.getByRole('region', { name: '会员卡' });
    await expect(card).toContainText(/标准会员有效期至 \d{4} 年 \d+ 月 \d+ 日/);
    await expectAccessible();
    const { users } = await control.state();
    expect(users.find(({ phone }) => phone === NEW_PHONE)?.membership).not.toBeNull();
    const after = users.find(({ phone }) => phone === ACCOUNT);
    expect(after?.invite.joined).toBe((before?.invite.joined ?? 0) + 1);
    expect(after?.invite.rewarded).toBe((before?.invite.rewarded ?? 0) + 7);
  });

  test('opens from the poster of a friend', async ({ page, control }) => {
    await page.goto('/invitation');
    await login(page, control, ACCOUNT);
    const link = await readQr(page.getByRole('img', { name: /^邀请海报/ }));
    await page.goto(link ?? 'about:blank');
    await expect(page.getByRole('banner')).toContainText('江晚舟邀请你');
    await expect(page.getByText('当前已登录江晚舟的账号')).toBeVisible();
  });

  test('an unknown code can be corrected, and a registered phone number gets no days and is not counted', async ({
    page,
    control,
  }) => {
    const inviter = async () => (await control.state()).users.find(({ phone }) => phone === ACCOUNT)?.invite;
    const before = await inviter();
    await page.goto('/invitation2?code=AAAAAA');
    await expect(page.getByRole('banner')).toContainText('你的好友邀请你');
    await login(page, control, '13800000003');
    await expect(page.getByRole('alert')).toContainText('邀请码不对，请核对后再填');
    await page.getByRole('textbox', { name: '邀请码' }).fill('w7k 29m');
    await claim(page).click();
    await expect(page.getByText('每个号码限领一次')).toBeVisible();
    expect(await inviter()).toEqual(before);
  });

  test('a name in the link is plain text and short', async ({ page }) => {
    await page.goto(
      `/invitation2?name=${encodeURIComponent('<img src=x onerror=alert(1)>一二三四五六七八九十')}`,
    );
    await expect(page.getByRole('banner')).toContainText('<img src=x onerror=a');
    await expect(page.getByRole('banner')).not.toContainText('alert(1)');
  });
});
