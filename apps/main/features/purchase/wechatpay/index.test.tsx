import type { Host } from '@vip/host';
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
import { expect, test, vi } from 'vitest';
import * as lazyParts from '../lazy-parts.tsx';
import { WechatPayView } from './index.tsx';

const here: LazyModule<typeof lazyParts> = { part: lazyParts, hasFailed: false, retry: () => undefined };
const browser = fakeHost(() => null);
const viewOf = (shownPage: PurchasePage, lazy = here, host = browser) =>
  frame('theme-main', { host })(<WechatPayView page={shownPage} lazy={lazy} />);
const view = (facts: Partial<PurchasePage> = {}, host = browser) => viewOf(page(facts), here, host);

// The login form is in the page.
describePurchasePage({
  parts: lazyParts,
  view: (shownPage, lazy) => viewOf(shownPage, lazy),
  loginButton: null,
});

test('an anonymous user gets the login form below the payment methods, and one consent box', () => {
  render(view({ session: ANONYMOUS }));
  expect(shown()).toContain('手机号登录');
  expect(byRole('textbox', '手机号').isConnected).toBe(true);
  expect(byRole('radio', /^年度会员/).isConnected).toBe(true);
  expect(allByRole('checkbox')).toHaveLength(1);
});

test('a tap on pay without a login focuses the form, and no sheet opens over it', () => {
  const [onShown, close] = [vi.fn(), vi.fn()];
  const { show } = render(view({ session: ANONYMOUS }));
  const login = { ...page().login, isOpen: true, shown: onShown, close };
  show(view({ session: ANONYMOUS, login }));
  expect(document.activeElement).toBe(byRole('textbox', '手机号'));
  expect(shown()).toContain('登录后继续支付');
  expect(allByRole('dialog')).toEqual([]);
  // Closing it would drop the tap.
  expect([onShown.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
});

test('the card waits for a number, and leads to the form', () => {
  render(view({ session: ANONYMOUS }));
  expect(byRole('region', '会员卡').textContent).toContain('待绑定手机号，登录后换机不丢失手机号登录');
  // Places of digits in place of a number.
  expect(byRole('region', '会员卡').querySelectorAll('[class*=places]')).toHaveLength(1);
  expect(allByRole('textbox')).toHaveLength(2);
  tap(byRole('button', '手机号登录'));
  expect(document.activeElement).toBe(byRole('textbox', '手机号'));
});

test('on a desktop there is no login: the code and the amount are what there is to do', () => {
  const noPaymentMethod = { kind: 'scan' as const, link: 'https://vip.example/wechatpay' };
  render(view({ session: ANONYMOUS, noPaymentMethod, choices: [] }));
  expect(shown()).toContain('请用手机扫码支付合计¥168.00年度会员 已优惠 130 元微信、支付宝均可复制链接');
  expect(allByRole('textbox')).toEqual([]);
  expect(allByRole('button', /^立即开通|登录/)).toEqual([]);
});

test('the bar says what its amount is for and what it saves', () => {
  render(view());
  expect(shown()).toContain('合计¥168.00年度会员 省\u00a0130\u00a0元立即开通');
});

test('where nothing can be paid the bar says what its link is for', () => {
  const noPaymentMethod = {
    kind: 'copy_link' as const,
    reason: '小程序内暂不支持支付',
    link: 'https://vip.example/',
  };
  render(view({ noPaymentMethod, choices: [] }));
  expect(byRole('button', '复制链接').parentElement?.textContent).toContain('请到浏览器支付');
});

test('a session that becomes known while packages load moves nothing', () => {
  const loading = { packageList: { status: 'loading' as const } };
  const { place, show } = render(view({ ...loading, session: ANONYMOUS }));
  const outline = () => Array.from(place.querySelectorAll('section, h2'), ({ tagName }) => tagName);
  const before = outline();
  show(view(loading));
  expect(outline()).toEqual(before);
});

test('the card shows the membership and its number, and the recommended package comes first', () => {
  const plain = { ...month, isDefault: false };
  render(view({ packageList: { ...packageListOf(year), packages: [plain, year] } }));
  expect(shown()).toContain('138****0001会员将绑定此手机号，换机不丢失更换');
  expect(byRole('region', '会员卡').textContent).toMatch(/^年度会员今日开通，有效期至 2027 年/);
  expect(allByRole('radio')[0]).toBe(byRole('radio', /^年度会员/));
  expect(byRole('checkbox', /已阅读并同意/).isConnected).toBe(true);
});

test('the number can be changed, except where the app decides who its user is', () => {
  const logout = vi.fn();
  const { show } = render(view({}, { ...browser, logout }));
  tap(byRole('button', '更换手机号'));
  expect(logout).toHaveBeenCalledTimes(1);
  show(view({}, { ...browser, bridge: () => ({}) as ReturnType<Host['bridge']> }));
  expect(allByRole('button', '更换手机号')).toEqual([]);
});

test('a session without an account counts as logged in', () => {
  render(view({ session: session({ account: null }) }));
  expect(shown()).toContain('已登录');
  expect(allByRole('textbox')).toEqual([]);
});

test('a user who is or was a member reads until when', () => {
  const membership = { level: '1', name: '标准会员', expiresAt: '2026-03-01T00:00:00+08:00' };
  const { show } = render(view({ session: session({ account: { ...account, membership } }) }));
  const card = () => byRole('region', '会员卡').textContent;
  expect(card()).toContain('标准会员，已于 2026 年 3 月 1 日到期');
  expect(byRole('heading', /^重新开通聊小白会员/).tagName).toBe('H1');
  expect(allByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['权益', '现在', '会员']);
  const current = { ...membership, expiresAt: '2026-12-01T00:00:00+08:00' };
  show(view({ session: session({ account: { ...account, membership: current } }) }));
  expect(card()).toMatch(/^年度会员续费后有效期至 2027 年 12 月 1 日/);
  // Of gold.
  expect(byRole('region', '会员卡').className).toContain('current');
  expect(card()).toContain('标准会员，2026 年 12 月 1 日到期');
  expect(byRole('heading', /^续费聊小白会员/).tagName).toBe('H1');
  expect(allByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['权益', '到期后', '会员']);
});

test('an account without a number is named on the card', () => {
  const nameless = { ...account, phone: null };
  render(view({ session: session({ account: nameless }) }));
  expect(byRole('region', '会员卡').textContent).toContain('将为当前账号开通');
});

test('the card says what the selected package gives', () => {
  render(view());
  expect(byRole('region', '会员卡').textContent).toContain('不限次数 回复建议');
});

test('each benefit is compared with what a non-member has, and questions come last', () => {
  render(view());
  expect(shown()).toContain('回复建议每天 5\u00a0次不限次数');
  expect(
    allByRole('heading')
      .filter(({ tagName }) => tagName === 'H2')
      .pop()?.textContent,
  ).toBe('常见问题');
});

test('feedback has its place before it is known, and none where there is none', () => {
  const { place, show } = render(view({ feedback: { status: 'loading', items: [] } }));
  const waiting = () => place.querySelectorAll('[class*=waiting] [class*=letter]').length;
  expect(waiting()).toBe(1);
  show(view({ feedback: { status: 'ready', items: [] } }));
  expect(waiting()).toBe(0);
});
