import { act, type ReactNode } from 'react';
import { ApiError } from '@vip/api';
import type { ResultPage, ResultView } from '@vip/checkout-react';
import { order, resultPage, waiting } from '@vip/checkout-react/testing';
import { allByRole, byRole, opened, render, shown, tap } from '@vip/ui/testing';
import { describe, expect, test, vi } from 'vitest';

export interface ResultPageSuite {
  /** The page's view in `frame` of its brand's theme. `backToApp` goes back to the native app; null in a browser. */
  view(page: ResultPage, backToApp: (() => void) | null): ReactNode;
  appName: string;
  purchasePath: string;
}

export const paidOrder = {
  ...order,
  status: 'paid' as const,
  paidAt: '2026-03-18T10:21:00+08:00',
  memberUntil: '2027-03-18T10:21:00+08:00',
};

/** The behaviour of a brand's own result page, independent of its design. */
export function describeResultPage({ view: draw, appName, purchasePath }: ResultPageSuite): void {
  const show = (
    view: ResultView,
    { backToApp = null, ...facts }: Partial<ResultPage> & { backToApp?: (() => void) | null } = {},
  ) => render(draw(resultPage(view, facts), backToApp));

  describe('the result', () => {
    test.each<[string, ResultView]>([
      ['支付成功', { status: 'paid', order: paidOrder }],
      ['正在确认支付结果', waiting()],
      ['正在确认支付结果', waiting({ status: 'confirming' })],
      ['订单已关闭', { status: 'closed', order: { ...order, status: 'closed' } }],
      ['订单已退款', { status: 'refunded', order: { ...paidOrder, status: 'refunded' } }],
      ['订单不存在', { status: 'missing' }],
    ])('has the heading %s, which is announced', (title, view) => {
      show(view);
      expect(byRole('heading', title).tagName).toBe('H1');
      expect(byRole('heading', title).closest('[role="status"]')).not.toBeNull();
      expect(allByRole('link', '联系客服').length).toBeGreaterThan(0);
    });

    test('of a paid order has its package, end and amount', () => {
      show({ status: 'paid', order: paidOrder });
      const text = document.querySelector('main')?.textContent;
      for (const part of ['年度会员', '2027 年 3 月 18 日', '¥168.00', '2026-03-18 10:21', order.number])
        expect(text).toContain(part);
    });

    test('of a membership for life has no end date', () => {
      show({ status: 'paid', order: { ...paidOrder, memberUntil: null } });
      expect(document.querySelector('main')?.textContent).toContain('长期有效');
    });

    test('in the native app has a button that goes back to it', () => {
      const backToApp = vi.fn();
      show({ status: 'paid', order: paidOrder }, { backToApp });
      tap(byRole('button', `回到${appName}`));
      expect(backToApp).toHaveBeenCalledTimes(1);
    });

    test('that is unknown offers both next steps and never shows 失败', () => {
      const view = waiting({ confirm: vi.fn(), payAgain: vi.fn() });
      show(view);
      tap(byRole('button', '已完成支付'));
      tap(byRole('button', '重新支付'));
      expect(view.confirm).toHaveBeenCalledTimes(1);
      expect(view.payAgain).toHaveBeenCalledTimes(1);
      expect(shown()).toContain('10:24');
      expect(shown()).not.toContain('失败');
    });

    test('leads to a new purchase where this phone cannot pay the order again', () => {
      show(waiting({ payAgain: null }));
      expect(allByRole('button', '重新支付')).toHaveLength(0);
      expect(byRole('link', '重新选购').getAttribute('href')).toBe(purchasePath);
    });

    test('is asked for by a dialog after the cashier, which can be closed', async () => {
      const view = waiting({ status: 'confirming', isAsking: true, leave: vi.fn() });
      show(view);
      await act(() => vi.dynamicImportSettled());
      expect(byRole('dialog', '支付完成了吗？').textContent).toContain('¥168.00');
      await opened();
      tap(byRole('button', '暂不支付'));
      expect(view.leave).toHaveBeenCalledTimes(1);
    });

    test('shows why 重新支付 did not lead to a payment, an error as an alert', () => {
      show(waiting(), { notice: { kind: 'cancelled' } });
      expect(shown()).toContain('支付已取消，订单已为你保留');
      expect(allByRole('alert')).toHaveLength(0);
      show(waiting(), { notice: { kind: 'error', error: new ApiError('timeout') } });
      expect(byRole('alert').textContent).toBe('网络太慢了，请稍后重试');
    });

    test('that cannot be read is an alert with 重试 and 联系客服', () => {
      const retry = vi.fn();
      show({ status: 'error', error: new ApiError('network'), retry });
      expect(byRole('alert').textContent).toContain('网络连接失败，请检查网络');
      const support = allByRole('link', '联系客服').filter((link) => byRole('alert').contains(link));
      expect(support.map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/^tel:/)]);
      tap(byRole('button', '重试'));
      expect(retry).toHaveBeenCalledTimes(1);
    });
  });
}
