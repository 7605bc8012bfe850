import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { ApiError } from '@vip/api';
import type { ResultPage, ResultView } from '@vip/checkout-react';
import { UiProvider } from '@vip/ui';
import { expect, test, vi } from 'vitest';
import { allByRole, byRole, opened, render, tap } from '../../test-support/render.tsx';
import { sampleOrder } from '../../test-support/sample-order.ts';
import { NOW, samplePage } from '../../test-support/sample-page.ts';
import { HoneyResult } from './index.tsx';

const paid = sampleOrder({
  status: 'paid',
  paidAt: '2026-11-21T09:31:00+08:00',
  memberUntil: '2027-11-21T09:31:00+08:00',
});

const pageOf = (view: ResultView, notice: ResultPage['notice'] = null): ResultPage => ({
  session: samplePage().session,
  view,
  notice,
  now: () => NOW,
});
const show = (view: ResultView, backToApp: (() => void) | null = null) =>
  render(<HoneyResult page={pageOf(view)} backToApp={backToApp} />);

const waiting = (changes: object = {}) => ({
  status: 'unknown' as const,
  order: sampleOrder(),
  isAsking: false,
  isChecking: false,
  lastCheckedAt: NOW,
  confirm: vi.fn(),
  payAgain: vi.fn(),
  leave: vi.fn(),
  ...changes,
});

test.each<[string, ResultView]>([
  ['支付成功', { status: 'paid', order: paid }],
  ['正在确认支付结果', waiting()],
  ['正在确认支付结果', { ...waiting(), status: 'confirming' }],
  ['订单已关闭', { status: 'closed', order: sampleOrder({ status: 'closed' }) }],
  ['订单已退款', { status: 'refunded', order: { ...paid, status: 'refunded' } }],
  ['订单不存在', { status: 'missing' }],
])('it is headed %s', (title, view) => {
  show(view);
  expect(byRole('heading', title).tagName).toBe('H1');
  expect(byRole('heading', title).closest('[role="status"]')).not.toBeNull();
  expect(allByRole('link', '联系客服').length).toBeGreaterThan(0);
});

test('a paid order shows its package, end and amount', () => {
  show({ status: 'paid', order: paid });
  const text = document.querySelector('main')?.textContent;
  for (const part of ['年卡', '有效期至 2027 年 11 月 21 日', '¥158.00', '2026-11-21 09:31', paid.number])
    expect(text).toContain(part);
  expect(byRole('link', '打开蜜小语').getAttribute('href')).toBe('/openapp?app=mxy');
});

test('a membership for life has no end', () => {
  show({ status: 'paid', order: { ...paid, memberUntil: null } });
  expect(document.querySelector('main')?.textContent).toContain('长期有效');
});

test('inside the app a button leads back to it', () => {
  const backToApp = vi.fn();
  show({ status: 'paid', order: paid }, backToApp);
  tap(byRole('button', '回到蜜小语'));
  expect(backToApp).toHaveBeenCalledTimes(1);
});

test('an unknown result offers both ways on and never says failed', () => {
  const view = waiting();
  show(view);
  tap(byRole('button', '已完成支付'));
  tap(byRole('button', '重新支付'));
  expect(view.confirm).toHaveBeenCalledTimes(1);
  expect(view.payAgain).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toContain('09:30');
  expect(document.body.textContent).not.toContain('失败');
});

test('where this phone cannot pay the order again a link leads to a new purchase', () => {
  show(waiting({ payAgain: null }));
  expect(allByRole('button', '重新支付')).toHaveLength(0);
  expect(byRole('link', '重新选购').getAttribute('href')).toBe('/honeywechatpay');
});

test('back from the cashier a dialog asks, and can be closed', async () => {
  const view = waiting({ status: 'confirming', isAsking: true });
  show(view);
  await act(() => vi.dynamicImportSettled());
  expect(byRole('dialog', '支付完成了吗？').textContent).toContain('¥158.00');
  await opened();
  tap(byRole('button', '暂不支付'));
  expect(view.leave).toHaveBeenCalledTimes(1);
});

test('why 重新支付 did not lead to a payment is shown, an error as an alert', () => {
  render(<HoneyResult page={pageOf(waiting(), { kind: 'cancelled' })} backToApp={null} />);
  expect(document.body.textContent).toContain('支付已取消，订单还在');
  expect(allByRole('alert')).toHaveLength(0);
  const error = new ApiError('timeout');
  render(<HoneyResult page={pageOf(waiting(), { kind: 'error', error })} backToApp={null} />);
  expect(byRole('alert').textContent).toBe('网络太慢了，请稍后重试');
});

test('an order that cannot be read is an alert with 重试', () => {
  const retry = vi.fn();
  show({ status: 'error', error: new ApiError('network'), retry });
  expect(byRole('alert').textContent).toContain('网络连接失败，请检查网络');
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the first render is the loading state, and needs no window', () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  let markup = '';
  try {
    markup = renderToString(
      <UiProvider theme="theme-honey">
        <HoneyResult page={pageOf({ status: 'loading' })} backToApp={null} />
      </UiProvider>,
    );
  } finally {
    vi.unstubAllGlobals();
  }
  expect(markup).toContain('正在载入');
  document.body.innerHTML = markup;
  expect(allByRole('heading')).toHaveLength(0);
  expect(allByRole('button')).toHaveLength(0);
});
