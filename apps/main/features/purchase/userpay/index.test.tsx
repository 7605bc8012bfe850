import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import {
  account,
  ANONYMOUS,
  fakeHost,
  month,
  packageListOf,
  page,
  session,
  year,
} from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { UserPayView } from './index.tsx';
import * as lazyParts from './lazy-parts.tsx';

const here: LazyModule<typeof lazyParts> = { part: lazyParts, hasFailed: false, retry: () => undefined };
const viewOf = (shownPage: PurchasePage, lazy = here) =>
  frame('theme-main', { host: fakeHost(() => null) })(<UserPayView page={shownPage} lazy={lazy} />);
const show = (facts: Partial<PurchasePage> = {}) => render(viewOf(page(facts)));

// The login form is in the page.
describePurchasePage({
  parts: lazyParts,
  view: (shownPage, lazy) => viewOf(shownPage, lazy),
  verb: '立即支付',
  loginButton: null,
});

test('payment comes after the packages, and the certificate has the account', () => {
  show();
  expect(shown()).toContain('年度会员有效期至');
  const headings = allByRole('heading').filter((one) => one.querySelector('button') === null);
  expect(headings.map((one) => one.textContent)).toEqual([
    '会员支付',
    '选择套餐',
    '支付方式',
    '会员权益对比',
    '聊小白能帮你',
    '常见问题',
  ]);
  expect(shown()).toContain('账号138****0001还不是会员更换手机号');
  expect(byRole('button', '立即支付 ¥168.00').isConnected).toBe(true);
});

test('the bar says what its amount is for and what it saves, and of a renewing package that it is the first one', () => {
  const { show: again } = show();
  expect(shown()).toContain('合计¥168.00年度会员 省\u00a0130\u00a0元立即支付');
  const renewing = { ...year, renewal: { price: 16800, periodDays: 365 } };
  again(viewOf(page({ packageList: packageListOf(renewing) })));
  expect(shown()).toContain('合计¥168.00首次支付立即支付');
});

test('the title says what a member does here', () => {
  const membership = { level: '1', name: '标准会员', expiresAt: '2026-03-01T00:00:00+08:00' };
  const { show: again } = show({ session: session({ account: { ...account, membership } }) });
  expect(byRole('heading', '重新开通会员').tagName).toBe('H1');
  expect(byRole('region', '会员卡').textContent).toContain(
    '账号138****0001标准会员，已于 2026 年 3 月 1 日到期更换手机号',
  );
  expect(shown().match(/标准会员/g)).toHaveLength(1);
  const current = { ...membership, expiresAt: '2026-12-01T00:00:00+08:00' };
  again(viewOf(page({ session: session({ account: { ...account, membership: current } }) })));
  expect(byRole('heading', '会员续费').tagName).toBe('H1');
});

test('a session that becomes known while packages load moves nothing', () => {
  const loading = { packageList: { status: 'loading' as const } };
  const { place, show: again } = show({ ...loading, session: ANONYMOUS });
  const card = () => place.querySelector('[aria-label="会员卡"]')?.textContent;
  const outline = () => [
    card(),
    ...Array.from(place.querySelectorAll('li, p, section'), ({ tagName }) => tagName),
  ];
  const before = outline();
  again(viewOf(page(loading)));
  expect(outline()).toEqual(before);
});

test('packages can be selected before the login', () => {
  show({ session: ANONYMOUS });
  expect(byRole('textbox', '手机号').isConnected).toBe(true);
  expect(byRole('radiogroup', '会员套餐').isConnected).toBe(true);
  expect(allByRole('checkbox')).toHaveLength(1);
  // The certificate leads to the form.
  expect(byRole('region', '会员卡').textContent).toContain('未登录登录后显示专享价手机号登录');
  tap(byRole('button', '手机号登录'));
  expect(document.activeElement).toBe(byRole('textbox', '手机号'));
});

test('the pay button is outlined while the button of the login is on the screen', () => {
  const tell: ((isIntersecting: boolean) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell.push((isIntersecting) => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const { show: again } = show({ session: ANONYMOUS });
  const isOutlined = () => byRole('button', /^立即支付/).className.includes('line');
  expect(isOutlined()).toBe(false);
  act(() => tell.forEach((say) => say(true)));
  expect(isOutlined()).toBe(true);
  expect(shown()).toContain('请先登录');
  again(viewOf(page()));
  expect(isOutlined()).toBe(false);
  expect(shown()).not.toContain('请先登录');
  vi.unstubAllGlobals();
});

test('a missing wallet is named, with what to do', () => {
  const missingWallet = '使用支付宝？请在浏览器打开';
  show({ missingWallet, choices: [{ type: 'wechat', name: '微信支付' }] });
  expect(shown()).toContain(missingWallet);
});

test('on a desktop the code is in place of the bar, and the login is later', () => {
  const noPaymentMethod = { kind: 'scan' as const, link: 'https://vip.example/userpay' };
  show({ noPaymentMethod, choices: [], session: ANONYMOUS });
  expect(shown()).toContain('请用手机扫码支付合计¥168.00年度会员 已优惠 130 元微信、支付宝均可复制链接');
  expect(shown()).toContain('未登录支付时再验证');
  expect(allByRole('button', /^立即支付/)).toEqual([]);
  expect(allByRole('textbox')).toEqual([]);
});

test('where only the link can be copied the account remains', () => {
  const noPaymentMethod = {
    kind: 'copy_link' as const,
    reason: '小程序内暂不支持支付',
    link: 'https://a.test/',
  };
  show({ noPaymentMethod, choices: [] });
  expect(shown()).toContain('账号138****0001');
  expect(allByRole('button', '复制链接')).toHaveLength(1);
});

test('the recommended package comes first', () => {
  const plain = { ...month, isDefault: false };
  show({ packageList: { ...packageListOf(year), packages: [plain, year] } });
  expect(allByRole('radio')[0]).toBe(byRole('radio', /^年度会员/));
});

test('the card says what is bought, how long it lasts and what it gives', () => {
  const { show: again } = show();
  const card = () => byRole('region', '会员卡').textContent;
  expect(card()).toBe(
    '本次开通年度会员有效期至 2027 年 3 月 18 日365天不限次数 回复建议账号138****0001还不是会员更换手机号',
  );
  expect(byRole('table').textContent).toContain('回复建议每天 5\u00a0次不限次数');
  const membership = { level: '1', name: '标准会员', expiresAt: '2026-12-01T00:00:00+08:00' };
  again(viewOf(page({ session: session({ account: { ...account, membership } }) })));
  expect(card()).toContain('本次续费年度会员有效期至 2027 年 12 月 1 日');
});

test('the seal has the days of the selected package, and no number for one without an end', () => {
  const seal = () => byRole('region', '会员卡').textContent;
  const { show: again } = show({ packageList: packageListOf({ ...year, days: 31 }) });
  expect(seal()).toContain('31天');
  again(viewOf(page({ packageList: packageListOf({ ...year, days: null }) })));
  expect(seal()).toContain('年度会员长期有效长期');
});

test('what the app does is shown for people who do not know it, once its part has loaded', () => {
  show();
  expect(shown()).toContain('粘贴即回复制对方的话，几秒给出三种回法');
});

test('a card without amounts has no line for them', () => {
  const benefits = [{ name: '语音代写', icon: null, free: '不支持', member: '支持' }];
  show({ packageList: packageListOf({ ...year, benefits }) });
  expect(byRole('region', '会员卡').querySelector('ul')).toBeNull();
});

test('the brand is named above the heading, also after a failure', () => {
  const { show: again } = show();
  expect(byRole('banner').textContent).toMatch(/^聊小白会员支付/);
  const error = new ApiError('network');
  again(viewOf(page({ packageList: { status: 'error', error, retry: () => undefined } })));
  expect(byRole('banner').textContent).toMatch(/^聊小白会员支付/);
});
