import { ApiError, type MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { ANONYMOUS, NOW, page } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, nameOf, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import * as lazyParts from '../lazy-parts.tsx';
import {
  memberPackages,
  shownPackages,
  tradeMonth,
  tradeYear,
} from '../../../test-support/sample-packages.ts';
import type { MembershipStatus } from '../editions.ts';
import { UpgradeView, type UpgradeViewProps } from './index.tsx';

const here: UpgradeViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: vi.fn() };
const member: MembershipStatus = {
  kind: 'member',
  level: '1',
  name: '标准会员',
  expiresAt: '2026-07-22T10:24:30+08:00',
};
const top: MembershipStatus = { ...member, level: '2', name: '尊享会员' };
const upgrades = memberPackages.filter(({ level }) => level === '2');

const sold = (selected = upgrades[0] as MembershipPackage): Partial<PurchasePage> => ({
  packageList: { status: 'ready', packages: upgrades, selected, select: vi.fn() },
});
const nothing: Partial<PurchasePage> = { packageList: { status: 'empty', retry: vi.fn() } };
const view = (facts: Partial<PurchasePage>, offers: UpgradeViewProps['offers'], go = vi.fn(), lazy = here) =>
  frame('theme-tuiwen')(<UpgradeView page={page(facts)} offers={offers} lazy={lazy} now={NOW} go={go} />);
const ready = (membership: MembershipStatus, packages = memberPackages): UpgradeViewProps['offers'] => ({
  status: 'ready',
  membership,
  packages,
});
const show = (...facts: Parameters<typeof view>) => render(view(...facts));

test('the present and the next edition are side by side, with the benefits that change', () => {
  show(sold(), ready(member));
  expect(shown()).toContain('可抵扣 58 元 只需支付差价现在创作版还剩 126 天');
  expect(shown()).toContain('商用版到 2027 年 3 月 18 日');
  expect(shown()).toContain('商用授权现在：不支持升级后：书面授权');
});

test('the calculation lists package and credit, and the bar has the sum', () => {
  show(sold(), ready(member));
  const lines = Array.from(document.querySelectorAll('dl > div'), ({ textContent }) => textContent);
  expect(lines).toEqual(['商用版年卡¥398.00', '创作版剩余天数抵扣−¥58.00', '应付¥340.00']);
  expect(nameOf(byRole('button', /^立即升级/))).toContain('¥340.00');
});

test('the note on the credit leaves its amount to the order', () => {
  show(sold(), ready(member));
  expect(shown()).toContain('抵扣金额以下单时为准');
});

test('a row has the price that its credit is taken from beside its price', () => {
  show(sold(), ready(member));
  const year = byRole('radio', /年卡/);
  expect(nameOf(year)).toContain('抵扣前 ¥398，¥340');
  expect(year.closest('label')?.textContent).toMatch(/340.*抵扣前 ¥398$/);
});

test('a row has the price before the credit, and the largest saving as its tag', () => {
  show(sold(), ready(member));
  expect(allByRole('radio').slice(0, 3).map(nameOf)).toEqual([
    '商用版年卡，12个月，比按月省 298 元，抵扣前 ¥398，¥340',
    '商用版季卡，3个月，抵扣前 ¥138，¥80',
    '商用版月卡，1个月，抵扣前 ¥58，¥0',
  ]);
});

test('only upgrades are offered', () => {
  show(sold(), ready(member));
  const group = byRole('radiogroup', '会员套餐');
  expect(group.querySelectorAll('input')).toHaveLength(3);
});

test('packages of several editions are listed by their full name', () => {
  const mixed = [...upgrades, { ...tradeYear, id: '99', level: '3', type: '旗舰版', name: '旗舰版年卡' }];
  show(
    { packageList: { status: 'ready', packages: mixed, selected: tradeYear, select: vi.fn() } },
    ready(member),
  );
  expect(byRole('radiogroup', '会员套餐').textContent).toContain('旗舰版年卡');
});

test.each<[string, MembershipStatus, string, string]>([
  ['not a member', { kind: 'none' }, '你还不是会员', '开通会员'],
  ['at the highest level', top, '已是最高版本', '续费'],
])('a user who is %s gets an explanation and the purchase page', (_, membership, title, act) => {
  const go = vi.fn();
  show(nothing, ready(membership, shownPackages), go);
  expect(allByRole('heading', title)).toHaveLength(1);
  expect(allByRole('button', /^立即/)).toHaveLength(0);
  tap(byRole('button', act));
  expect(go).toHaveBeenCalledWith('/tuiwenwechatpay');
});

test('a credit that covers the price is said to end with it', () => {
  const free = { ...tradeMonth, price: 0, credit: 5800, originalPrice: 7800 };
  show(sold(free), ready(member));
  expect(shown()).toContain('抵扣以套餐价格为限，金额以下单时为准');
});

test('a price before the credit is no list price that needs an explanation', () => {
  const { show: again } = show(sold(), ready(member));
  expect(allByRole('heading', '划线价')).toHaveLength(0);
  const whole = { ...tradeYear, originalPrice: 69800 };
  again(
    view(
      { packageList: { status: 'ready', packages: [whole], selected: whole, select: vi.fn() } },
      ready(member),
    ),
  );
  expect(allByRole('heading', '划线价')).toHaveLength(1);
});

test('an unknown user is offered only the login, and sees the difference between the editions and in price', () => {
  const open = vi.fn();
  show(
    { ...nothing, session: ANONYMOUS, login: { ...page().login, open } },
    ready({ kind: 'unknown' }, shownPackages),
  );
  expect(allByRole('region', '版本对比')).toHaveLength(1);
  expect(allByRole('heading', '登录后查看升级价格')).toHaveLength(1);
  expect(shown()).toContain('创作版28 元起');
  expect(allByRole('link', /^开通会员/)[0]?.getAttribute('href')).toBe('/tuiwenwechatpay');
  expect(allByRole('button').map(nameOf)).toEqual(['登录', '用手机号登录']);
  allByRole('button').forEach(tap);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a failed package list can be reloaded', () => {
  const retry = vi.fn();
  const offers = { status: 'error', error: new ApiError('server'), retry } as const;
  show({ packageList: offers }, offers);
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('without the lazy chunk a failed package list stays loading, and 重试 reloads both', () => {
  const [retry, retryLazy] = [vi.fn(), vi.fn()];
  const offers = { status: 'error', error: new ApiError('server'), retry } as const;
  show({ packageList: offers }, offers, vi.fn(), { part: null, hasFailed: true, retry: retryLazy });
  expect(shown()).toContain('正在载入');
  tap(byRole('button', '重试'));
  expect([retry.mock.calls.length, retryLazy.mock.calls.length]).toEqual([1, 1]);
});
