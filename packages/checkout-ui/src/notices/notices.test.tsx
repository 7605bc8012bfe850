import type { PurchasePage } from '@vip/checkout-react';
import { page, unfinished } from '@vip/checkout-react/testing';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { NoticeStrip } from './notice-strip.tsx';
import { PendingStrip } from './pending-strip.tsx';

const pending = unfinished();

const strips = (facts: Partial<PurchasePage>) => (
  <UiProvider theme="theme-test">
    <PendingStrip page={page(facts)} />
    <NoticeStrip page={page(facts)} />
  </UiProvider>
);

test('without an unfinished purchase nothing is offered', () => {
  render(strips({}));
  expect(document.querySelector('section')).toBeNull();
});

test.each([
  [pending, '年度会员 ¥168.00 待支付订单', '继续支付', '暂不处理'],
  [unfinished({ status: 'unknown' }), '年度会员 ¥168.00 支付结果待确认', '查看结果', '暂不处理'],
  [unfinished({ isOwn: false }), '本机有一笔待确认的订单（尾号 7715，¥168.00）', '是我的', '不是我的'],
])('an unfinished purchase is offered with its amount: %o', (one, sentence, go, no) => {
  const [resume, dismissPending] = [vi.fn(), vi.fn()];
  render(strips({ pending: one, resume, dismissPending }));
  const strip = document.querySelector('section[aria-label="未完成的订单"]');
  expect(strip?.querySelector('p')?.textContent).toBe(sentence);
  tap(byRole('button', go));
  tap(byRole('button', no));
  expect([resume.mock.calls.length, dismissPending.mock.calls.length]).toEqual([1, 1]);
});

test('an order without an answer can be repeated only once that is allowed, and says from when on', () => {
  const until = Date.now() + 3600_000;
  const { show } = render(strips({ pending: unfinished({ status: 'unanswered', until }) }));
  const strip = () => document.querySelector('section[aria-label="未完成的订单"]')!;
  const buttons = () => Array.from(strip().querySelectorAll('button'), (button) => button.textContent);
  expect(strip().textContent).toMatch(/下单结果待确认为避免重复支付，.*\d\d:\d\d 之后可重新下单/);
  expect(buttons()).toEqual(['知道了']);
  show(strips({ pending: unfinished({ status: 'unanswered', until: null }) }));
  expect(strip().textContent).toContain('若会员仍未到账，可重新下单');
  expect(buttons()).toEqual(['重新下单', '暂不处理']);
});

test('it is scrolled into view if the user has to answer it first', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { show } = render(strips({ pending }));
  expect(scroll).not.toHaveBeenCalled();
  show(strips({ pending, notice: { kind: 'unfinished' } }));
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(byRole('status').textContent).toBe('请先处理上方未完成的订单');
  scroll.mockRestore();
});

test('a payment in another tab leads to its result', () => {
  const resume = vi.fn();
  const notice = { kind: 'paid_elsewhere' } as const;
  const { show } = render(strips({ notice }));
  expect(byRole('status').textContent).toBe('该套餐已在其他页面支付成功');
  expect(allByRole('button', '查看结果')).toEqual([]);
  show(strips({ notice, resume, pending: unfinished({ status: 'paid' }) }));
  const button = byRole('status').querySelector('button');
  expect(button?.textContent).toBe('查看结果');
  if (button) tap(button);
  expect(resume).toHaveBeenCalledTimes(1);
});

test('a notice that is valid until another package is chosen cannot be closed', () => {
  const { show } = render(strips({ notice: { kind: 'cancelled' } }));
  expect(allByRole('button', '收起提示')).toHaveLength(1);
  show(strips({ notice: { kind: 'not_sold' } }));
  expect(shown()).toContain('该套餐暂不支持购买，请选择其他套餐');
  expect(allByRole('button', '收起提示')).toHaveLength(0);
});

test('a new price that a dialog shows is not shown twice', () => {
  const notice = { kind: 'repriced', packageId: '101', shown: 14800, now: 16800, order: null } as const;
  const repriced = { packageName: '年度会员', shown: 14800, now: 16800, accept: vi.fn(), dismiss: vi.fn() };
  const { show } = render(strips({ notice }));
  expect(shown()).toContain('价格已更新，请确认金额后再支付');
  show(strips({ notice, repriced }));
  expect(shown()).not.toContain('价格已更新');
});
