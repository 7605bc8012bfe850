import { describe, expect, test } from 'vitest';
import { legalText } from './built-text.ts';
import { clauses } from './clauses/index.ts';
import type { FrontMatter, Variant } from './front-matter.ts';
import { legalRoutes } from './legal-routes.ts';
import { legalTexts } from './library.ts';

/** The legal routes of the specification. */
const REQUIRED: Record<string, [FrontMatter['app'], Variant, FrontMatter['platform']]> = {
  '/lxbpa': ['lxb', 'privacy', 'all'],
  '/lxbua': ['lxb', 'user', 'all'],
  '/lxbva': ['lxb', 'vip', 'all'],
  '/lxbsa': ['lxb', 'subscription', 'all'],
  '/lxypa': ['lxy', 'privacy', 'all'],
  '/lxyua': ['lxy', 'user', 'all'],
  '/lxyva': ['lxy', 'vip', 'all'],
  '/lxysa': ['lxy', 'subscription', 'all'],
  '/tcqpa': ['tcq', 'privacy', 'all'],
  '/tcqua': ['tcq', 'user', 'all'],
  '/ttscqa': ['ttscq', 'privacy', 'all'],
  '/ttscua': ['ttscq', 'user', 'all'],
  '/ttscva': ['ttscq', 'vip', 'all'],
  '/ttscsa': ['ttscq', 'subscription', 'all'],
  '/xpypa': ['xpy', 'privacy', 'all'],
  '/xpyua': ['xpy', 'user', 'all'],
  '/lapa': ['la', 'privacy', 'all'],
  '/laua': ['la', 'user', 'all'],
  '/mrky/and/pa': ['mrky', 'privacy', 'android'],
  '/mrky/and/ua': ['mrky', 'user', 'android'],
  '/mrky/and/va': ['mrky', 'vip', 'android'],
  '/mrky/ios/pa': ['mrky', 'privacy', 'ios'],
  '/mrky/ios/ua': ['mrky', 'user', 'ios'],
  '/mrky/ios/ea': ['mrky', 'licence', 'ios'],
  '/yqgspa': ['yqgs', 'privacy', 'all'],
  '/yqgsua': ['yqgs', 'user', 'all'],
  '/yqgsva': ['yqgs', 'vip', 'all'],
  '/yqgssa': ['yqgs', 'subscription', 'all'],
  '/yqgs/and/sa': ['yqgs', 'subscription', 'android'],
  '/yqgs/ios/pa': ['yqgs', 'privacy', 'ios'],
  '/mxy/and/privacy': ['mxy', 'privacy', 'android'],
  '/mxy/and/user': ['mxy', 'user', 'android'],
  '/mxy/and/subscribe': ['mxy', 'subscription', 'android'],
  '/mxy/and/integral': ['mxy', 'integral', 'android'],
  '/mxy/and/vip': ['mxy', 'vip', 'android'],
  '/lxyuseragree': ['lxy', 'user', 'web'],
  '/lxyprivacyagree': ['lxy', 'privacy', 'web'],
  '/useragree': ['lxb', 'user', 'web'],
  '/privacyagree': ['lxb', 'privacy', 'web'],
};

const TITLES: Record<Variant, string> = {
  privacy: '隐私政策',
  user: '用户协议',
  vip: '会员服务协议',
  integral: '积分说明',
  subscription: '自动续费服务协议',
  licence: '最终用户许可协议',
};

/** Sections that each kind of text must have. */
const SECTIONS: Record<Variant, RegExp[]> = {
  privacy: [
    /收集的信息/,
    /使用目的/,
    /第三方/,
    /共享/,
    /存储/,
    /信息的保护/,
    /权利/,
    /未成年人保护/,
    /更新/,
    /联系我们/,
  ],
  user: [/账号/, /服务内容/, /使用规则/, /付/, /未成年人/, /责任/, /更新/, /争议/, /联系我们/],
  vip: [/会员权益/, /开通和期限/, /付款/, /自动续费/, /退款/, /未成年人/, /更新/, /争议/, /联系我们/],
  integral: [/积分获取/, /积分使用/, /有效期/, /退款/, /注销/, /争议/, /联系我们/],
  subscription: [
    /价格和周期/,
    /扣款/,
    /前 5 天提醒/,
    /取消方式/,
    /价格调整/,
    /退款/,
    /未成年人/,
    /争议/,
    /联系我们/,
  ],
  licence: [/许可范围/, /维护和支持/, /质量保证/, /产品责任/, /知识产权/, /Apple 的权利/, /终止/, /联系我们/],
};

const PHRASES: Partial<Record<Variant, RegExp[]>> = {
  privacy: [/14 周岁/, /15 个工作日/, /注销/, /撤回同意/, /12377/, /境内/],
  subscription: [/18 元/, /25 元/, /30 天/, /支付宝/, /微信/, /不收费用/],
};

/** Minimum number of characters. */
const MIN_LENGTH: Record<Variant, number> = {
  privacy: 2500,
  user: 2000,
  vip: 1500,
  integral: 1200,
  subscription: 1300,
  licence: 2000,
};

const pages = new Map(
  Object.keys(REQUIRED).map((path) => {
    const page = document.createElement('div');
    page.innerHTML = legalText(path) ?? '';
    const text = page.querySelector('article')?.textContent ?? '';
    const headings = [...page.querySelectorAll('h2')].map((heading) => heading.textContent ?? '');
    return [path, { page, text, headings }];
  }),
);
const read = (path: string) => pages.get(path)!;

const paths = Object.keys(REQUIRED);

test('there are exactly the 39 legal routes of the specification', () => {
  expect(paths).toHaveLength(39);
  expect(legalRoutes.map((route) => route.path).sort()).toEqual([...paths].sort());
  expect([...legalTexts.keys()].sort()).toEqual([...paths].sort());
});

test('every clause is used', () => {
  const all = [...Object.values(clauses), ...[...legalTexts.values()].map((text) => text.body)].join('\n');
  expect(Object.keys(clauses).filter((name) => !all.includes(`{{> ${name}}}`))).toEqual([]);
});

describe.each(Object.entries(REQUIRED))('%s', (path, [app, variant, platform]) => {
  test('is the text of its app, variant and platform, under the title of its route', () => {
    const meta = legalTexts.get(path)?.meta;
    expect(meta).toMatchObject({ app, variant, platform, title: TITLES[variant] });
    expect(legalRoutes.find((route) => route.path === path)).toMatchObject({
      title: TITLES[variant],
      page: './legal',
      session: 'none',
    });
  });

  test('has a version, and is published at least 7 days before it takes effect', () => {
    const { version, published, effective } = legalTexts.get(path)?.meta ?? {};
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const date of [published, effective]) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(new Date(`${date}`).toISOString().slice(0, 10)).toBe(date);
    }
    const noticeDays = (Date.parse(`${effective}`) - Date.parse(`${published}`)) / 86_400_000;
    // Every text promises this notice.
    expect(noticeDays).toBeGreaterThanOrEqual(7);
  });

  test('shows no template field, no Markdown syntax and no URL', () => {
    const { text } = read(path);
    expect(text).not.toMatch(/[{}*`\\]|undefined|https?:|\]\(/);
    expect(text).not.toMatch(/[\u4e00-\u9fff，。、；：] [\u4e00-\u9fff]/);
  });

  test('has the required sections and phrases', () => {
    const { text, headings } = read(path);
    for (const section of SECTIONS[variant]) expect(headings.join('\n')).toMatch(section);
    for (const phrase of PHRASES[variant] ?? []) expect(text).toMatch(phrase);
    expect(text.length).toBeGreaterThan(MIN_LENGTH[variant]);
    expect(new Set(headings).size).toBe(headings.length);
  });

  test('mentions only its own platform', () => {
    const { text } = read(path);
    if (platform === 'ios') expect(text).not.toMatch(/Android|OAID|支付宝/);
    if (platform === 'android') expect(text).not.toMatch(/iOS|Apple|IDFV/);
    if (platform === 'web') expect(text).not.toMatch(/OAID|IDFV|Android|iOS|应用内公告/);
    if (variant !== 'integral' && platform === 'ios') expect(text).toMatch(/Apple/);
  });

  test('has a table of contents that links to its sections', () => {
    const { page, headings } = read(path);
    const links = [...page.querySelectorAll('nav a')];
    expect(links.map((link) => link.textContent)).toEqual(headings);
    for (const link of links) expect(page.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  test('links only to existing texts', () => {
    const { page } = read(path);
    const own = [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((to) => !paths.includes(`${to}`))).toEqual([]);
  });
});

test('a text describes its own app', () => {
  const textsOf = (variant: Variant) =>
    Object.entries(REQUIRED)
      .filter(([, [, kind, platform]]) => kind === variant && platform !== 'web')
      .map(([path, [app]]) => ({ app, text: read(path).text }));
  const nature = {
    lxb: /截图解读/,
    lxy: /拍照翻译/,
    la: /怎么回/,
    tcq: /台词/,
    xpy: /音色/,
    ttscq: /素材/,
    mrky: /跟读/,
    yqgs: /九宫格/,
    mxy: /加点蜜|贴心回复/,
  };
  for (const variant of ['privacy', 'user'] as const)
    for (const { app, text } of textsOf(variant)) expect(text).toMatch(nature[app]);
});
