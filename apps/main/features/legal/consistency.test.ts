import { describe, expect, test } from 'vitest';
import { legalText } from './built-text.ts';
import type { Variant } from './front-matter.ts';
import { legalTexts } from './library.ts';
import { returnTerms } from '../../shared/orders/prepared-setup.ts';
import { modelNames, registrations } from './template-fields.ts';

const texts = [...legalTexts.values()].map(({ path, meta }) => {
  const page = document.createElement('div');
  page.innerHTML = legalText(path) ?? '';
  return { path, meta, article: page.querySelector('article')! };
});
type Text = (typeof texts)[number];

const headingsOf = ({ article }: Pick<Text, 'article'>) =>
  [...article.querySelectorAll('h2')].map((heading) => (heading.textContent ?? '').replace(/^\d+\. /, ''));
const words = ({ article }: Text) => article.textContent ?? '';
const find = (path: string) => texts.find((text) => text.path === path)!;

/** The text of a section, without its heading; empty if there is none. */
function section({ article }: Text, title: string): string {
  const start = [...article.querySelectorAll('h2')].find((heading) =>
    heading.textContent?.endsWith(` ${title}`),
  );
  let found = '';
  for (let next = start?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    found += next.textContent;
  return found;
}

test.each(['lxb', 'lxy'] as const)(
  'the page of a shipped product of %s links the section on returns',
  (app) => {
    const [path = '', id = ''] = returnTerms(app).split('#');
    const heading = find(path).article.querySelector(`#${id}`);
    expect(heading?.textContent).toMatch(/ 邮寄商品$/);
  },
);

describe('references between texts', () => {
  const REFERENCE = /(?:<a href="([^"]+)">[^<]*<\/a>)?((?:「[^」]+」和?)+)[一两]节/g;

  test.each(texts)('$path names only sections that exist, of another text by a link', (text) => {
    for (const [whole, target, names = ''] of text.article.innerHTML.matchAll(REFERENCE)) {
      const headings = headingsOf(target === undefined ? text : find(target));
      for (const [, name] of names.matchAll(/「([^」]+)」/g)) expect(headings, whole).toContain(name);
    }
  });

  test.each(texts)('$path refers to 「未成年人付款」 and 「退款」 as sections only', (text) => {
    expect(words(text)).not.toMatch(/「(未成年人付款|退款)」(?!和「|一节|两节)/);
  });

  test('the payments of minors are explained where the privacy policies say', () => {
    for (const text of texts.filter(({ meta }) => meta.variant === 'privacy' && meta.app !== 'mrky'))
      expect(text.article.innerHTML).toMatch(/<a href="[^"]+">[^<]+<\/a>「未成年人付款」一节/);
  });
});

test('a text calls itself by one name', () => {
  const OTHER: Readonly<Record<Variant, RegExp>> = {
    privacy: /本协议|本说明/,
    user: /本政策|本说明/,
    vip: /本政策|本说明/,
    integral: /本政策|本协议/,
    subscription: /本政策|本说明/,
    licence: /本政策|本说明/,
  };
  for (const text of texts) expect(words(text), text.path).not.toMatch(OTHER[text.meta.variant]);
});

describe('refunds of payments through Apple', () => {
  const sells = texts.filter(
    ({ meta, article }) =>
      (meta.platform === 'ios' || meta.platform === 'all') &&
      /Apple[^。]*付款/.test(article.textContent ?? ''),
  );
  const refunding = sells.filter((text) => headingsOf(text).includes('退款'));

  test('are promised in the texts with refunds of every app on iOS', () =>
    expect(refunding.map(({ path }) => path).sort()).toEqual(
      [
        ...['/lxbva', '/lxbsa', '/lxyva', '/lxysa', '/ttscva', '/ttscsa', '/yqgsva', '/yqgssa'],
        ...['/laua', '/tcqua', '/xpyua', '/mrky/ios/ua', '/mrky/ios/ea'],
      ].sort(),
    ));

  test.each(refunding)('$path leaves them to Apple', (text) => {
    expect(section(text, '退款')).toContain('Apple 审核和办理');
    expect(section(text, '退款')).toContain('reportaproblem.apple.com');
  });

  test.each(texts.filter(({ meta }) => meta.platform === 'all' || meta.platform === 'ios'))(
    '$path promises no refund of its own for them',
    (text) => {
      const promises = words(text).match(/[^。；]*(按剩余的时间退款|退还没有用完的会员费)[^。；]*/g) ?? [];
      const isGeneral = /其他条款写明的退款/.test(section(text, '退款'));
      for (const promise of promises) expect(isGeneral || promise.includes('应用商店'), promise).toBe(true);
    },
  );
});

test('only the web editions, which collect an address, mention parcels', () => {
  for (const text of texts)
    if (text.meta.platform !== 'web') expect(words(text), text.path).not.toMatch(/快递|邮寄|收件人|收件信息/);
});

test('the web editions promise nothing inside an app that buyers on the web may not have', () => {
  for (const text of texts)
    if (text.meta.platform === 'web')
      expect(words(text), text.path).not.toMatch(/应用内(公告|消息|告知)|推送|弹窗/);
});

describe('the data of SDKs, as their providers publish it', () => {
  const listed = (path: string, sdk: string) =>
    [...find(path).article.querySelectorAll('li')].find((item) => item.textContent?.startsWith(sdk))
      ?.textContent;

  test('极光推送 on Android', () => {
    for (const item of ['Android ID', 'OAID', 'IP 地址', '运营商', 'Wi-Fi 状态', '存储空间'])
      expect(listed('/mxy/and/privacy', '极光推送')).toContain(item);
  });

  test.each(['/mrky/ios/pa', '/yqgs/ios/pa'])('极光推送 on iOS, and %s does not deny IDFA', (path) => {
    for (const item of ['IDFA', 'IP 地址', '运营商', 'Wi-Fi 状态', '存储空间'])
      expect(listed(path, '极光推送')).toContain(item);
    expect(words(find(path))).not.toContain('所以不会弹出');
  });

  test('a text for both systems has the data of both', () => {
    expect(listed('/yqgspa', '极光推送')).toMatch(/Android 版为.*OAID.*；iOS 版为.*IDFA/s);
    expect(listed('/yqgspa', '高德定位')).toMatch(/Android 版为.*基站.*；iOS 版为经纬度/s);
  });

  test('Bugly reads the Android ID', () => expect(listed('/lxbpa', '腾讯 Bugly')).toContain('Android ID'));
});

test('the buyers of 推文助手, who consent to the web edition of lxb, find their terms in it', () => {
  const terms = section(find('/useragree'), '推文助手会员');
  for (const promise of ['期限从付款成功时算起', '不提供自动续费的套餐', '「退款」和「未成年人付款」两节'])
    expect(terms).toContain(promise);
  expect(words(find('/privacyagree'))).toContain('你可以向其中任何一家行使你的权利');
});

describe('numbers of filings and licences', () => {
  const known = { icp: '浙ICP备1号', telecomLicence: '浙B2-1', filing: '浙ICP备1号-2A' };

  test('unknown ones are left out', () =>
    expect(registrations({ ...known, telecomLicence: null, filing: null }, 'all')).toBe(
      '- 网站备案号：浙ICP备1号',
    ));

  test('known ones are listed, that of the app only in its texts', () => {
    expect(registrations(known, 'ios')).toBe(
      '- 网站备案号：浙ICP备1号\n- 应用备案号：浙ICP备1号-2A\n- 增值电信业务经营许可证：浙B2-1',
    );
    expect(registrations(known, 'web')).not.toContain('应用备案号');
  });

  test('a known model is named with its filing', () => {
    expect(modelNames({ models: null })).toBe('');
    expect(modelNames({ models: [{ name: '某某大模型', filing: 'ZheJiang-1' }] })).toBe(
      '（某某大模型，备案号 ZheJiang-1）',
    );
  });
});

test('the marks of open facts are no part of a text', () => {
  for (const { path } of texts) expect(legalText(path), path).not.toContain('PLACEHOLDER');
});
