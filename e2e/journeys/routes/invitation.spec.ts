import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login, sentCode } from '../../page-objects/login.ts';
import { readQr } from '../../page-objects/read-qr.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { ACCOUNT } from '../../fixtures/users.ts';

const poster = (page: Page) => page.getByRole('img', { name: /^邀请海报/ });
const form = (page: Page) => page.getByRole('button', { name: '登录并生成海报' });

test.describe('/invitation', () => {
  test.use({ account: null });

  test('a logged-in user gets a poster whose QR code opens the invitation', async ({
    page,
    control,
    sandbox,
    expectAccessible,
  }) => {
    await page.goto('/invitation');
    await expect(page).toHaveTitle('邀请有礼');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('各得 7 天会员');
    await expect(form(page)).toBeVisible();
    await expectAccessible();
    await login(page, control, ACCOUNT);
    await expect(poster(page)).toHaveAccessibleName(/江晚舟邀请你一起用聊小白，邀请码 \w{4} \w+/);
    await expect(page.getByRole('region', { name: '邀请成果' })).toContainText(/已邀请 \d+ 位\s*得到 \d+ 天/);
    await expectAccessible();

    const link = new URL((await readQr(poster(page))) ?? 'none:');
    expect(link.origin).toBe(sandbox.places.site);
    expect(link.pathname).toBe('/invitation2');
    const code = await page.getByText('邀请码 ').locator('b').innerText();
    expect(link.searchParams.get('code')).toBe(code.replace(/\s/g, ''));
  });

  test('the poster can be downloaded', async ({ page, control }) => {
    await page.goto('/invitation');
    await login(page, control, ACCOUNT);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: '保存海报' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^邀请海报-\w+\.png$/);
  });

  test('opens from a claimed invitation, and the session survives a reload', async ({ page, control }) => {
    await page.goto('/invitation2?code=W7K29M');
    await login(page, control, '13912340000');
    await page.getByRole('link', { name: '我也邀请好友' }).click();
    await expect(poster(page)).toBeVisible();
    await page.reload();
    await expect(poster(page)).toBeVisible();
  });

  test('fits every width and text size, with the form and with the poster', async ({ page, control }) => {
    await page.goto('/invitation');
    await expect(form(page)).toBeVisible();
    await expectFits(page);
    await login(page, control, ACCOUNT);
    await expect(poster(page)).toBeVisible();
    await expectFits(page);
  });

  test('can be used by keyboard alone', async ({ page, control, context, browserName: _ }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/invitation');
    await expect(form(page)).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: '手机号' }));
    await page.keyboard.type(ACCOUNT);
    await tabTo(page, page.getByRole('button', { name: '获取验证码' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
    await page.getByRole('textbox', { name: '验证码' }).focus();
    await page.keyboard.type(await sentCode(control, ACCOUNT));
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, form(page));
    await page.keyboard.press('Enter');
    await expect(poster(page)).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: '复制链接' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('已复制')).toBeVisible();
  });

  test('shows a missing network and a backend error, and keeps the input', async ({
    page,
    control,
    context,
  }) => {
    await page.goto('/invitation');
    await expect(form(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/网络/).first()).toBeVisible();
    await context.setOffline(false);
    await control.faults({ match: 'POST /api/main/v1/auth/smsCode', kind: 'status', status: 500, times: 1 });
    await login(page, control, ACCOUNT);
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(ACCOUNT);
    await form(page).click();
    await expect(poster(page)).toBeVisible();
  });
});
