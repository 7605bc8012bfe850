import type { NoPaymentMethod, PurchasePage } from '@vip/checkout-react';
import {
  account,
  month,
  pack,
  packageListOf,
  page,
  session,
  unfinished,
  year,
} from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, nameOf, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { loginAgreements, purchaseAgreements } from '../../agreements.ts';
import { brand } from '../../brand.ts';
import * as lazyParts from './lazy-parts.tsx';
import { PayView } from './index.tsx';

const framed = frame('theme-youquan');
const view = (content: PurchasePage, lazy: LazyModule<typeof lazyParts>) =>
  framed(<PayView page={content} lazy={lazy} />);
const show = (facts: Partial<PurchasePage> = {}) =>
  render(view(page(facts), { part: lazyParts, hasFailed: false, retry: vi.fn() }));

describePurchasePage({ parts: lazyParts, view });

test('the default package of the backend comes first, and a radio names its package first', () => {
  show({ packageList: packageListOf({ ...month, isDefault: false }, year) });
  const radios = Array.from(byRole('radiogroup', '会员套餐').querySelectorAll<HTMLInputElement>('input'));
  expect(radios.map((radio) => nameOf(radio).slice(0, 4))).toEqual(['年度会员', '月度会员']);
  expect(radios.map((radio) => radio.checked)).toEqual([false, true]);
  expect(nameOf(byRole('radio', /^年度会员/))).toMatch(/¥168.*原价 ¥298.*每天 0\.46 元.*省 130 元/);
});

test.each([1, 2, 3, 4, 5, 6])('%i packages each have their radio', (count) => {
  const [first, ...others] = Array.from({ length: count }, (_, place) =>
    pack({ id: String(place), name: `套餐${place}`, isDefault: place === 0 }),
  );
  if (first) show({ packageList: packageListOf(first, ...others) });
  expect(byRole('radiogroup', '会员套餐').querySelectorAll('input')).toHaveLength(count);
});

test('the bar names the selected package', () => {
  show({ packageList: packageListOf(year, month) });
  expect(byRole('region', '支付').textContent).toContain(`¥168.00${year.name}`);
});

test.each([
  [29800, true],
  [16800, false],
])('with an original price of %i fen the bar shows a saving: %j', (originalPrice, isShown) => {
  show({ packageList: packageListOf(pack({ originalPrice, badge: null })) });
  expect(shown().includes('已优惠')).toBe(isShown);
});

test.each([
  [3600_000, 16800, true],
  [-1, 16800, false],
  [3600_000, 2800, false],
])(
  'the bar says from when on a package without an answer can be ordered: %i ms, %i fen, %j',
  (later, amount, isShown) => {
    const pending = unfinished({
      packageName: '年度会员',
      amount,
      status: 'unanswered',
      until: Date.now() + later,
    });
    show({ pending, packageList: packageListOf(year) });
    const bar = byRole('region', '支付').textContent;
    expect(/为避免重复支付，.*之后可重新下单/.test(bar)).toBe(isShown);
    expect(bar).toContain('已优惠');
  },
);

test('the default package has the exact saving where the backend has no badge, as after another price', () => {
  const others = { ...month, isDefault: false, originalPrice: 3500, badge: null };
  show({ packageList: packageListOf({ ...year, price: 18800, badge: null }, others) });
  expect(nameOf(byRole('radio', /^年度会员/))).toContain('省 110 元');
  expect(nameOf(byRole('radio', /^月度会员/))).not.toContain('省');
});

test('a package for life is labelled 长期有效', () => {
  show({ packageList: packageListOf(pack({ days: null })) });
  expect(nameOf(byRole('radio', /^年度会员/))).toContain('长期有效');
});

test('every benefit of the selected package is listed, and every post of the wall is labelled 示例', () => {
  show();
  const items = Array.from(document.querySelectorAll('li'), (item) => item.textContent);
  expect(items).toContain('回复建议 不限次数 非会员 每天 5 次');
  expect(items.slice(-4).every((text) => text.includes('示例'))).toBe(true);
});

test.each([
  ['2027-03-18T10:24:00+08:00', '到期后 每天 5 次'],
  ['2026-01-18T10:24:00+08:00', '现在 每天 5 次'],
  [null, ''],
])('a member until %s reads of a benefit: %j', (expiresAt, text) => {
  show({
    session: session({ account: { ...account, membership: { level: '1', name: '年度会员', expiresAt } } }),
  });
  const items = Array.from(document.querySelectorAll('li'), ({ textContent }) => textContent.trim());
  expect(items).toContain(`回复建议 不限次数 ${text}`.trim());
});

test.each<[NoPaymentMethod, bars: number]>([
  [{ kind: 'copy_link', reason: '小程序内暂不支持支付', link: 'https://x.test/y' }, 1],
  [{ kind: 'scan', link: 'https://x.test/y' }, 0],
])(
  'where nothing can be paid heading and total stay, and a code to scan has no bar: %j',
  (noPaymentMethod, bars) => {
    show({ choices: [], noPaymentMethod });
    expect(allByRole('heading', '支付方式')).toHaveLength(1);
    expect(shown()).toContain('¥168.00');
    expect(allByRole('region', '支付')).toHaveLength(bars);
  },
);

test('below a code to scan are the wallets that can pay it, and a copy of the link instead of its text', () => {
  show({ choices: [], noPaymentMethod: { kind: 'scan', link: 'https://x.test/y' } });
  expect(shown()).toContain('微信、支付宝均可');
  expect(shown()).not.toContain('x.test');
  expect(allByRole('button', '复制链接')).toHaveLength(1);
});

test('where nothing is on sale a button leads to customer service', () => {
  show({ packageList: { status: 'empty', retry: vi.fn() } });
  expect(byRole('main').querySelector('a')?.getAttribute('href')).toBe(brand.supportLink);
});

test('beside an unfinished purchase of the selected package the pay button is an outline', () => {
  show({ packageList: packageListOf(year) });
  const pending = unfinished({ packageName: year.name, amount: year.price });
  show({ packageList: packageListOf(year), pending });
  const [solid, outlined] = allByRole('button', /^立即开通/).map(({ className }) => className);
  expect(outlined).not.toBe(solid);
});

test('the brand is named above the packages', () => {
  show();
  expect(allByRole('heading', '开通友圈故事会员')).toHaveLength(1);
});

test('a known user sees their name and membership', () => {
  show();
  expect(shown()).toContain('江晚舟');
  expect(shown()).toContain('还不是会员');
});

test('a member, or a former one, is asked to renew', () => {
  const membership = { level: '1', name: '年度会员', expiresAt: '2027-03-18T10:24:00+08:00' };
  show({ session: session({ account: { ...account, membership } }) });
  expect(allByRole('heading', '续费友圈故事会员')).toHaveLength(1);
});

test('no user is shown until the native app has answered', () => {
  show({ session: session({ status: 'waiting', token: null, account: null }) });
  expect(shown()).not.toMatch(/未登录|当前账号/);
});

test.each([
  [{ platform: 'android', isApp: false }, '/yqgspa'],
  [{ platform: 'ios', isApp: true }, '/yqgs/ios/pa'],
] as const)('the footer names the company, its ICP record and the agreements of %o', (edition, privacy) => {
  show({ login: { ...page().login, agreements: loginAgreements(edition) } });
  expect(document.querySelector('footer')?.textContent).toMatch(/友圈网络科技有限公司.*浙ICP备/);
  const links = document.querySelectorAll('footer a[href^="/"]');
  expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(['/yqgsva', '/yqgsua', privacy]);
});

test('a benefit without a value for others has none', () => {
  const benefits = [{ name: '配图文案', icon: 'pen', free: '—', member: '200 种语气' }];
  show({ packageList: packageListOf(pack({ benefits })) });
  expect(shown()).not.toContain('非会员');
});

test('a package that does not renew says so below the packages', () => {
  show();
  expect(shown()).toContain('一次性支付，到期不自动续费');
});

test('a renewing package has its price, its period and a link to the text on renewal', () => {
  const renewing = pack({ renewal: { price: 2500, periodDays: 30 } });
  const agreements = purchaseAgreements({ platform: 'android', isApp: false }, true);
  show({ packageList: packageListOf(renewing), consent: { ...page().consent, agreements } });
  const row = byRole('main').querySelector('a')?.parentElement;
  expect(row?.textContent).toBe('每 30 天自动续费 ¥25.00，可随时取消《自动续费服务协议》');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/yqgssa');
  expect(nameOf(byRole('radio', new RegExp(renewing.name)))).toContain('自动续费');
});

test('common questions are last, and answer by the packages on sale', () => {
  show({ packageList: packageListOf(year, month) });
  const headings = allByRole('heading').filter(({ tagName }) => tagName === 'H2');
  expect(headings.map(({ textContent }) => textContent).pop()).toBe('常见问题');
  tap(byRole('button', '划线价是什么'));
  expect(shown()).toContain('实际支付金额以售价为准');
});
