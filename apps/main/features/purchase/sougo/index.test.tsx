import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { ANONYMOUS, NOW, account, page, session } from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, render, shown } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import * as lazyParts from '../lazy-parts.tsx';
import { SougoView } from './index.tsx';

const here: LazyModule<typeof lazyParts> = { part: lazyParts, hasFailed: false, retry: () => undefined };
const viewOf = (shownPage: PurchasePage, lazy = here, query: Record<string, string> = {}) =>
  frame('theme-main', { navigation: { query } })(<SougoView page={shownPage} lazy={lazy} />);
const show = (facts: Partial<PurchasePage> = {}, query = {}) => render(viewOf(page(facts), here, query));

describePurchasePage({
  parts: lazyParts,
  view: (shownPage, lazy) => viewOf(shownPage, lazy),
  loginButton: '手机号登录',
});

const note = (id: string, rating: number) => ({
  id,
  nickname: '苏**',
  avatar: '',
  rating,
  content: `第${id}条`,
  createdAt: new Date(NOW).toISOString(),
});

test('the description of the app is shown while packages load and after an error', () => {
  show({ packageList: { status: 'loading' } });
  expect(shown()).toContain('聊小白是一款聊天助手');
  show(
    { packageList: { status: 'error', error: new ApiError('network'), retry: () => undefined } },
    { app: 'tcq' },
  );
  expect(shown()).toContain('提词器替你记着');
  expect(byRole('button', '重试').isConnected).toBe(true);
});

test('feedback has its average rating', () => {
  show({ feedback: { status: 'ready', items: [note('1', 5), note('2', 4)] } });
  expect(shown()).toContain('最近 2 条评价平均，满分 5 分');
  expect(shown()).toContain('第1条');
});

test('feedback has its place before it is known', () => {
  const { place } = show({ feedback: { status: 'loading', items: [] } });
  expect(place.querySelectorAll('[class*=waiting] [class*=letter]')).toHaveLength(1);
});

test('beside the packages is what the feedback amounts to', () => {
  show({ feedback: { status: 'ready', items: [note('1', 5), note('2', 4)] } });
  expect(byRole('heading', '会员套餐').nextElementSibling?.textContent).toBe('4.5 分最近 2 条评价');
});

test('without feedback there is no heading and no score for it, but recent purchases', () => {
  show();
  expect(byRole('heading', '会员套餐').nextElementSibling?.textContent).toBe('');
  expect(allByRole('heading', '会员评价')).toEqual([]);
  expect(shown()).toContain('支付成功后立即生效');
});

test('benefits are named below the packages', () => {
  show();
  expect(shown()).toMatch(/不限次数回复建议.*一次性支付/s);
});

test('the benefits are listed once, beside what is free', () => {
  show();
  expect(allByRole('row', /^回复建议/)).toHaveLength(1);
  expect(byRole('row', /^回复建议/).textContent).toMatch(/^回复建议每天.*不限次数$/);
});

test('nothing is between the packages and their payment but the terms and the last day', () => {
  show();
  const payment = byRole('heading', '支付方式');
  expect(payment.previousElementSibling).toBeNull();
  const lines = Array.from(payment.parentElement?.previousElementSibling?.children ?? []).slice(-2);
  expect(lines[0]?.textContent).toContain('一次性支付');
  expect(lines[1]?.textContent).toContain('有效期至');
});

test('each note has its rating', () => {
  show({ feedback: { status: 'ready', items: [note('1', 5), note('2', 4)] } });
  expect(shown()).toMatch(/苏\*\*.*5 分，满分 5 分.*苏\*\*.*4 分，满分 5 分/s);
});

test('common questions are the last section', () => {
  show({ feedback: { status: 'ready', items: [note('1', 5)] } });
  const last = allByRole('heading')
    .filter(({ tagName }) => tagName === 'H2')
    .pop();
  expect(last?.textContent).toBe('常见问题');
});

const memberUntil = (expiresAt: string): Partial<PurchasePage> => ({
  session: session({ account: { ...account, membership: { level: '1', name: '标准会员', expiresAt } } }),
});

test('the packages are named plainly: their prices are those of every day', () => {
  show();
  expect(byRole('heading', '会员套餐').isConnected).toBe(true);
  expect(shown()).not.toContain('会员特惠');
});

test('what the app is used for follows the packages', () => {
  show();
  const uses = byRole('heading', '聊小白能帮你');
  const packages = byRole('radiogroup', '会员套餐');
  expect(packages.compareDocumentPosition(uses) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each<[string, Partial<PurchasePage>, RegExp]>([
  ['anonymous', { session: ANONYMOUS }, /^未登录.*手机号登录$/],
  ['no member', {}, /^138.*还不是会员/],
  ['a member', memberUntil('2026-09-01T00:00:00+08:00'), /标准会员，2026 年 9 月 1 日到期/],
  ['an expired member', memberUntil('2026-02-01T00:00:00+08:00'), /标准会员，已于 2026 年 2 月 1 日到期/],
])('a buyer who is %s reads it below the payment methods', (_, facts, text) => {
  show(facts);
  expect(byRole('region', '当前账号').textContent).toMatch(text);
});

test('the app is offered except where a link to pay elsewhere or a code to scan is', () => {
  const link = 'https://x.test/y';
  const none = [
    { kind: 'copy_link', reason: '小程序内暂不支持支付', link },
    { kind: 'scan', link },
  ] as const;
  for (const noPaymentMethod of none) {
    show({ noPaymentMethod });
    expect(allByRole('link', '打开 App')).toEqual([]);
  }
  show();
  expect(byRole('link', '打开 App').isConnected).toBe(true);
});
