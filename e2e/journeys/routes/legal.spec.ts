import type { Page } from '@playwright/test';
import { expect, test as testAlone } from '../../fixtures/test.ts';
import { test } from '../../fixtures/kept-page.ts';
import { BRANDS, MAIN } from '../../page-objects/brands.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { openPackageList } from '../../page-objects/package-list.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { openCashier } from '../../page-objects/purchase.ts';

const PRIVACY = '隐私政策';
const USER = '用户协议';
const VIP = '会员服务协议';
const RENEWAL = '自动续费服务协议';

/** Every legal route: title, app, a sentence of it, and the page and the link that lead to it. */
const TEXTS = [
  ['/lxbpa', PRIVACY, '聊小白', '截图解读', '/lxbua', PRIVACY],
  ['/lxbua', USER, '聊小白', '聊小白不会替你发送消息', '/lxbpa', USER],
  ['/lxbva', VIP, '聊小白', '28 种全部可用', '/lxbua', VIP],
  ['/lxbsa', RENEWAL, '聊小白', '每次扣款前 5 天', '/lxbva', RENEWAL],
  ['/lxypa', PRIVACY, '聊小语', '拍照翻译', '/lxyua', PRIVACY],
  ['/lxyua', USER, '聊小语', '翻译由机器完成', '/lxypa', USER],
  ['/lxyva', VIP, '聊小语', '拍照翻译和朗读', '/lxyua', VIP],
  ['/lxysa', RENEWAL, '聊小语', '每次扣款前 5 天', '/lxyva', RENEWAL],
  ['/tcqpa', PRIVACY, '提词器', '只存在你的手机里，不上传', '/tcqua', PRIVACY],
  ['/tcqua', USER, '提词器', '边看边拍', '/tcqpa', USER],
  ['/ttscqa', PRIVACY, '天天素材', '搜索词、浏览和下载记录', '/ttscua', PRIVACY],
  ['/ttscua', USER, '天天素材', '每件素材的页面写明许可范围', '/ttscqa', USER],
  ['/ttscva', VIP, '天天素材', '每天最多 100 件', '/ttscua', VIP],
  ['/ttscsa', RENEWAL, '天天素材', '每次扣款前 5 天', '/ttscva', RENEWAL],
  ['/xpypa', PRIVACY, '小配音', '声音特征属于敏感个人信息', '/xpyua', PRIVACY],
  ['/xpyua', USER, '小配音', '只能用本人的声音', '/xpypa', USER],
  ['/lapa', PRIVACY, '聊伴', '没有截图解读，没有悬浮窗', '/laua', PRIVACY],
  ['/laua', USER, '聊伴', '最近 20 条', '/lapa', USER],
  ['/mrky/and/pa', PRIVACY, '每日口语 Android 版', '不满 14 周岁的，须由监护人', '/mrky/and/ua', PRIVACY],
  ['/mrky/and/ua', USER, '每日口语 Android 版', '每日一课', '/mrky/and/pa', USER],
  ['/mrky/and/va', VIP, '每日口语 Android 版', '逐音纠正', '/mrky/and/ua', VIP],
  ['/mrky/ios/pa', PRIVACY, '每日口语 iOS 版', '不跨应用跟踪你', '/mrky/and/pa', 'iOS 版'],
  ['/mrky/ios/ua', USER, '每日口语 iOS 版', 'Apple 的应用内购买', '/mrky/ios/pa', USER],
  ['/mrky/ios/ea', '最终用户许可协议', '每日口语 iOS 版', '第三方受益人', '/mrky/ios/ua', '最终用户许可协议'],
  ['/yqgspa', PRIVACY, '友圈故事', '网络地址归属地', '/yqgsua', PRIVACY],
  ['/yqgsua', USER, '友圈故事', '公开的内容所有人都能看到', '/yqgspa', USER],
  ['/yqgsva', VIP, '友圈故事', '九宫格切图', '/yqgsua', VIP],
  ['/yqgssa', RENEWAL, '友圈故事', '在 iPhone 或 iPad 上', '/yqgsva', RENEWAL],
  ['/yqgs/and/sa', RENEWAL, '友圈故事 Android 版', '在支付宝里', '/yqgssa', 'Android 版'],
  ['/yqgs/ios/pa', PRIVACY, '友圈故事 iOS 版', '不跨应用跟踪你', '/yqgspa', 'iOS 版'],
  ['/mxy/and/privacy', PRIVACY, '蜜小语 Android 版', '感情和私密生活属于隐私', '/mxy/and/user', PRIVACY],
  ['/mxy/and/user', USER, '蜜小语 Android 版', '年满 18 周岁', '/mxy/and/privacy', USER],
  ['/mxy/and/subscribe', RENEWAL, '蜜小语 Android 版', '每次扣款前 5 天', '/mxy/and/vip', RENEWAL],
  ['/mxy/and/integral', '积分说明', '蜜小语 Android 版', '100 分抵 1 元', '/mxy/and/vip', '积分说明'],
  ['/mxy/and/vip', VIP, '蜜小语 Android 版', '3600 句全部可用', '/mxy/and/user', VIP],
  ['/lxyuseragree', USER, '聊小语 网页版', '在网页上只能购买和查询', '/lxyprivacyagree', USER],
  ['/lxyprivacyagree', PRIVACY, '聊小语 网页版', '没付完和刚付完的订单', '/lxyuseragree', PRIVACY],
  ['/useragree', USER, '聊小白 网页版', '推文助手', '/privacyagree', USER],
  ['/privacyagree', PRIVACY, '聊小白 网页版', '没付完和刚付完的订单', '/lxbpa', '网页版'],
] as const;

const APPS = ['聊小白', '聊小语', '提词器', '天天素材', '小配音', '聊伴', '每日口语', '友圈故事', '蜜小语'];

const textsOf = (app: string) => TEXTS.filter(([, , of]) => of.startsWith(app));

/** The longest text of each kind. */
const EACH_KIND = [
  '/xpypa',
  '/yqgsua',
  '/mrky/and/va',
  '/lxbsa',
  '/mxy/and/integral',
  '/mrky/ios/ea',
  '/privacyagree',
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sections = (page: Page) => page.getByRole('heading', { level: 2 });
const contents = (page: Page) => page.getByRole('navigation', { name: '目录' });

async function expectText(page: Page, title: string, of: string, sentence: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText(`${of} · 版本号 V1.2.0`)).toBeVisible();
  await expect(page.getByText('2026 年 12 月 2 日起生效')).toBeVisible();
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/有限公司.*浙ICP备\d+号/s);
}

for (const app of APPS) {
  test.describe(`${app}’s texts`, () => {
    test.use({ account: null });

    test('open by a link of another text, back returns to that, and each reports its page view', async ({
      page,
      control,
    }) => {
      for (const [at, [route, title, of, sentence, from, link]] of textsOf(app).entries()) {
        await test.step(route, async () => {
          if (new URL(page.url()).pathname !== from) await page.goto(from);
          await page.getByRole('link', { name: link, exact: true }).click();
          await page.waitForURL(route);
          await expectText(page, title, of, sentence);
          if (at > 0) return;
          await page.goBack();
          await page.waitForURL(from);
          await expect(sections(page).first()).toBeVisible();
        });
      }
      await page.goto('about:blank');
      const viewed = async () =>
        (await control.state()).events.filter(({ name }) => name === 'page_view').map(({ route }) => route);
      await expect.poll(viewed).toEqual(expect.arrayContaining(textsOf(app).map(([route]) => route)));
    });
  });
}

for (const route of EACH_KIND) {
  test.describe(route, () => {
    test.use({ account: null });

    test('is accessible, fits, can be used by keyboard alone, and prints black on white', async ({
      page,
      control,
      expectAccessible,
    }) => {
      await page.goto(route);
      await expect(sections(page).first()).toBeVisible();
      await expectAccessible();
      await test.step('fits from 320 to 430 px and at twice the text', () => expectFits(page));

      await test.step('the table of contents jumps, stays in sight, and back returns', async () => {
        await tabTo(page, contents(page).getByRole('link').nth(1));
        await page.keyboard.press('Enter');
        await expect(sections(page).nth(1)).toBeInViewport();
        await expect(page).toHaveURL(`${route}#s2`);
        await expect(contents(page)).toBeInViewport();
        await page.goBack();
        await expect(page).toHaveURL(route);
        await expect(heading(page)).toBeInViewport();
      });

      await test.step('the print has no screen-only parts', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(heading(page)).toBeVisible();
        await expect(contents(page)).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(sections(page).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
        await expect(page.getByRole('main').getByText(/有限公司$/)).toBeVisible();
      });

      await test.step('jumps within one text are one page view', async () => {
        await page.goto('about:blank');
        const visits = async () =>
          (await control.state()).events.filter(
            ({ name, route: at }) => name === 'page_view' && at === route,
          );
        await expect.poll(visits).toHaveLength(1);
      });
    });
  });
}

// Last, because a page without scripts needs another context.
test.describe('without scripts', () => {
  test.use({ account: null, javaScriptEnabled: false });

  for (const app of APPS) {
    test(`${app}’s texts are complete, and their tables of contents link to every section`, async ({
      page,
    }) => {
      for (const [route, title, of, sentence] of textsOf(app)) {
        await test.step(route, async () => {
          await page.goto(route);
          await expectText(page, title, of, sentence);
          const names = await sections(page).allInnerTexts();
          expect(names.length).toBeGreaterThan(6);
          await expect(contents(page).getByRole('link')).toHaveText(names);
          const last = names.at(-1) ?? '';
          await contents(page).getByRole('link', { name: last }).click();
          await expect(page.getByRole('heading', { name: last })).toBeInViewport();
        });
      }
    });
  }
});

testAlone.describe('/lxbva', () => {
  testAlone(
    'opens from the consent of the purchase page, and back returns to the packages',
    async ({ page }) => {
      await openPackageList(page, MAIN);
      await page.getByRole('link', { name: '《会员服务协议》' }).first().click();
      await page.waitForURL('/lxbva');
      await expectText(page, VIP, '聊小白', '28 种全部可用');
      await page.goBack();
      await expect(page).toHaveTitle(MAIN.title);
    },
  );

  testAlone('loads again by itself if its script fails once', async ({ page, control }) => {
    await control.faults({ match: '/r/main/*/legal.*.js', kind: 'status', status: 503, times: 1 });
    await page.goto('/lxbva');
    await expectText(page, VIP, '聊小白', '28 种全部可用');
  });
});

for (const brand of BRANDS) {
  testAlone(
    `${brand.name}: the consents of an order are the published texts and versions`,
    async ({ page, control }) => {
      await openCashier(page, brand);
      const [order] = (await control.state()).orders;
      expect(order?.consents.length).toBeGreaterThan(1);
      for (const { document, version } of order?.consents ?? []) {
        await page.goto(document);
        await expect(page.getByText(`版本号 V${version}`)).toBeVisible();
      }
    },
  );
}
