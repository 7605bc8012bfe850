import { act } from 'react';
import { ApiError } from '@vip/api';
import type { ResultPage, ResultView } from '@vip/checkout-react';
import { order, resultPage, waiting } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, opened, render, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { HoneyResult } from './index.tsx';

const framed = frame('theme-honey');
const paid = {
  ...order,
  status: 'paid' as const,
  paidAt: '2026-03-18T10:21:00+08:00',
  memberUntil: '2027-03-18T10:21:00+08:00',
};

const show = (
  view: ResultView,
  { backToApp = null, ...facts }: Partial<ResultPage> & { backToApp?: (() => void) | null } = {},
) => render(framed(<HoneyResult page={resultPage(view, facts)} backToApp={backToApp} />));

test.each<[string, ResultView]>([
  ['支付成功', { status: 'paid', order: paid }],
  ['正在确认支付结果', waiting()],
  ['正在确认支付结果', waiting({ status: 'confirming' })],
  ['订单已关闭', { status: 'closed', order: { ...order, status: 'closed' } }],
  ['订单已退款', { status: 'refunded', order: { ...paid, status: 'refunded' } }],
  ['订单不存在', { status: 'missing' }],
])('the heading is %s', (title, view) => {
  show(view);
  expect(byRole('heading', title).tagName).toBe('H1');
  expect(byRole('heading', title).closest('[role="status"]')).not.toBeNull();
  expect(allByRole('link', '联系客服').length).toBeGreaterThan(0);
});

test('a paid order shows its package, end and amount', () => {
  show({ status: 'paid', order: paid });
  const text = document.querySelector('main')?.textContent;
  for (const part of ['年度会员', '有效期至 2027 年 3 月 18 日', '¥168.00', '2026-03-18 10:21', paid.number])
    expect(text).toContain(part);
  expect(byRole('link', '打开蜜小语').getAttribute('href')).toBe('/openapp?app=mxy');
});

test('a membership for life shows no end date', () => {
  show({ status: 'paid', order: { ...paid, memberUntil: null } });
  expect(document.querySelector('main')?.textContent).toContain('长期有效');
});

test('in the native app a button goes back to it', () => {
  const backToApp = vi.fn();
  show({ status: 'paid', order: paid }, { backToApp });
  tap(byRole('button', '回到蜜小语'));
  expect(backToApp).toHaveBeenCalledTimes(1);
});

test('an unknown result offers both next steps and never shows 失败', () => {
  const view = waiting({ confirm: vi.fn(), payAgain: vi.fn() });
  show(view);
  tap(byRole('button', '已完成支付'));
  tap(byRole('button', '重新支付'));
  expect(view.confirm).toHaveBeenCalledTimes(1);
  expect(view.payAgain).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toContain('10:24');
  expect(document.body.textContent).not.toContain('失败');
});

test('where this phone cannot pay the order again a link leads to a new purchase', () => {
  show(waiting({ payAgain: null }));
  expect(allByRole('button', '重新支付')).toHaveLength(0);
  expect(byRole('link', '重新选购').getAttribute('href')).toBe('/honeywechatpay');
});

test('after the cashier a dialog asks for the result, and can be closed', async () => {
  const view = waiting({ status: 'confirming', isAsking: true, leave: vi.fn() });
  show(view);
  await act(() => vi.dynamicImportSettled());
  expect(byRole('dialog', '支付完成了吗？').textContent).toContain('¥168.00');
  await opened();
  tap(byRole('button', '暂不支付'));
  expect(view.leave).toHaveBeenCalledTimes(1);
});

test('the reason why 重新支付 did not lead to a payment is shown, an error as an alert', () => {
  show(waiting(), { notice: { kind: 'cancelled' } });
  expect(document.body.textContent).toContain('支付已取消，订单还在');
  expect(allByRole('alert')).toHaveLength(0);
  show(waiting(), { notice: { kind: 'error', error: new ApiError('timeout') } });
  expect(byRole('alert').textContent).toBe('网络太慢了，请稍后重试');
});

test('an order that cannot be read is an alert with 重试', () => {
  const retry = vi.fn();
  show({ status: 'error', error: new ApiError('network'), retry });
  expect(byRole('alert').textContent).toContain('网络连接失败，请检查网络');
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
});
