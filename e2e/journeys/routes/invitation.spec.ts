import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login, sentCode } from '../../page-objects/login.ts';
import { layoutShift, watchLayoutShift } from '../../page-objects/measure.ts';
import { readQr } from '../../page-objects/read-qr.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { ACCOUNT } from '../../fixtures/users.ts';

const poster = (page: Page) => page.getByRole('img', { name: /^邀请海报/ });
const form = (page: Page) => page.getByRole('button', { name: '登录并生成海报' });

test.describe('/invitation', () => {
  test.use({ account: null });

  test('nothing moves while the example and the form replace the loading state', async ({ page }) => {
    await watchLayoutShift(page);
    await page.goto('/invitation');
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('img', { name: '海报示例' })).toBeVisible();
    expect(await layoutShift(page)).toEqual({ value: 0, what: [] });
  });

  test('a login by keyboard alone leads to a poster that fits, opens the invitation, and can be saved and copied', async ({
    page,
    context,
    control,
    sandbox,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/invitation');
    await expect(page).toHaveTitle('邀请有礼');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('各得 7 天会员');
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '好友扫码登录' })).toBeVisible();
    expect(
      await readQr(page.getByRole('img', { name: '海报示例' })),
      'a code that can be scanned',
    ).toBeNull();
    await expectAccessible();
    await expectFits(page);
    await expectOffline(page);

    await test.step('the login by keyboard, whose input an error keeps', async () => {
      await control.faults({
        match: 'POST /api/main/v1/auth/smsCode',
        kind: 'status',
        status: 500,
        times: 1,
      });
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
      await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
      await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(ACCOUNT);
      await form(page).press('Enter');
    });

    await expect(poster(page)).toHaveAccessibleName(/江晚舟邀请你一起用聊小白，邀请码 \w{3} \w+/);
    await expect(page.getByRole('region', { name: '邀请成果' })).toContainText(
      /已邀请\s*\d+ 人\s*累计获得\s*\d+ 天会员/,
    );
    await expectAccessible();
    await expectFits(page);

    await test.step('its QR code', async () => {
      const link = new URL((await readQr(poster(page))) ?? 'none:');
      expect(link.origin).toBe(sandbox.places.site);
      expect(link.pathname).toBe('/invitation2');
      await page.getByRole('button', { name: '复制邀请码' }).click();
      const code = await page.evaluate(() => navigator.clipboard.readText());
      expect(link.searchParams.get('code')).toBe(code);
    });
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: '保存海报' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^邀请海报-\w+\.png$/);
    await tabTo(page, page.getByRole('button', { name: '复制链接' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('已复制')).toBeVisible();
  });

  test('opens from a claimed invitation, and the session survives a reload', async ({ page, control }) => {
    await page.goto('/invitation2?code=W7K29M');
    await login(page, control, '13912340000');
    await page.getByRole('link', { name: '邀请好友得会员' }).click();
    await expect(poster(page)).toBeVisible();
    await page.reload();
    await expect(poster(page)).toBeVisible();
  });
});
