import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { captureNavigations, openGuide } from '../../page-objects/open-app.ts';
import { setVisibility } from '../../page-objects/visibility.ts';

const SCENES = [
  { name: 'reply', title: /不知道怎么回/, app: '聊小白', scheme: 'lxb://open' },
  { name: 'dialect', title: /换一种乡音/, app: '聊小语', scheme: 'lxy://open' },
  { name: 'moment', title: /也值得一条/, app: '友圈故事', scheme: 'yqgs://open' },
  { name: 'sweet', title: /加一点蜜/, app: '蜜小语', scheme: 'mxy://open' },
  { name: 'cue', title: /不再忘词/, app: '提词器', scheme: 'tcq://open' },
];

test.describe('/share', () => {
  test('each scene of a friend links to its app', async ({ page, expectAccessible }) => {
    const navigations = await captureNavigations(page);
    for (const { name, title, app, scheme } of SCENES) {
      await test.step(name, async () => {
        await page.goto(`/share?scene=${name}&name=${encodeURIComponent('江晚舟')}`);
        await expect(page).toHaveTitle('分享');
        await expect(page.getByText('江晚舟 分享给你')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectAccessible();
        await page.getByRole('link', { name: `打开${app}` }).click();
        await expect(page).toHaveTitle('打开App');
        await expect.poll(() => navigations.splice(0)).toEqual([scheme]);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      });
    }
  });

  test('a nickname is plain text of at most 20 characters and in no event, and the longest one fits', async ({
    page,
    control,
  }) => {
    const name = '\u202e<img src=x onerror=alert(1)>江晚舟江晚舟江晚舟';
    await page.goto(`/share?scene=reply&name=${encodeURIComponent(name)}`);
    await expect(page.getByText('<img src=x onerror=a 分享给你')).toBeVisible();
    await setVisibility(page, 'hidden');
    await expect.poll(async () => (await control.state()).events.length).toBeGreaterThan(0);
    expect(JSON.stringify((await control.state()).events)).not.toContain('onerror');

    await page.goto(
      `/share?scene=cue&name=${encodeURIComponent('一二三四五六七八九十一二三四五六七八九十')}`,
    );
    await expect(page.getByRole('heading', { level: 1, name: /不再忘词/ })).toBeVisible();
    await expectFits(page);
  });

  test('an unknown scene shows another one, without any backend or network, and links by keyboard', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await control.faults({ match: '/api/**', kind: 'hang' });
    await page.goto('/share?scene=gone');
    await expect(page.getByText('一位朋友 分享给你')).toBeVisible();
    await expect(page.getByText(/分享的内容已更新/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible();
    await expectOffline(page);
    await tabTo(page, page.getByRole('link', { name: /^打开/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('打开App');
    await control.clearFaults();
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });
    test('sharing points at the menu of the app, fits, and Escape closes it', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/share?scene=reply');
      await openGuide({ page });
      const guide = page.getByRole('dialog', { name: '分享给好友' });
      await expect(guide).toContainText('点击右上角「···」，选择「发送给朋友」');
      await expectAccessible();
      await page.setViewportSize({ width: 320, height: 568 });
      await expect(guide.getByRole('button', { name: '复制链接' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(guide).toBeHidden();
      await expect(page.getByRole('button', { name: '分享给好友' })).toBeFocused();
    });
  });
});
