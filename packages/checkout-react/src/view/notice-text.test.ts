import { ApiError } from '@vip/api';
import { expect, test, vi } from 'vitest';
import type { UnfinishedPurchase } from '../contract.ts';
import { unfinished } from '../testing/index.ts';
import { heldText, noticeText, pendingText } from './notice-text.ts';

test('an error has its own text', () => {
  expect(noticeText({ kind: 'error', error: new ApiError('timeout') })).toBe('网络太慢了，请稍后重试');
});

test('the notice of a cancelled payment mentions that the order is kept', () => {
  expect(noticeText({ kind: 'cancelled' })).toContain('订单已为你保留');
});

/** As it is read out: of another person's order without its package first. */
const sentence = (one: UnfinishedPurchase): string => {
  const { heading, facts } = pendingText(one);
  return one.isOwn ? facts.join('') + heading : heading + facts.join('');
};

test.each([
  [{}, '年度会员 ¥168.00 待支付订单', '继续支付', '暂不处理'],
  [{ status: 'unknown' }, '年度会员 ¥168.00 支付结果待确认', '查看结果', '暂不处理'],
  [{ status: 'paid' }, '年度会员 ¥168.00 已支付', '查看结果', '知道了'],
  [{ isOwn: false }, '本机有一笔待确认的订单（尾号 7715，¥168.00）', '是我的', '不是我的'],
  [{ isOwn: false, number: '' }, '本机有一笔待确认的订单（¥168.00）', '是我的', '不是我的'],
] as const)('the text of %o is %s', (facts, text, resume, dismiss) => {
  const one = unfinished(facts);
  expect(sentence(one)).toBe(text);
  expect(pendingText(one)).toMatchObject({ resume, dismiss });
});

test('what may be another person’s is offered without its package and its state', () => {
  for (const status of ['unpaid', 'unknown', 'paid'] as const) {
    expect(sentence(unfinished({ isOwn: false, status }))).not.toMatch(/年度会员|支付/);
  }
});

/** Half past eleven at night in Beijing. */
const NIGHT = Date.parse('2026-11-23T23:30:00+08:00');

test.each([
  [NIGHT + 60_000, '23:31'],
  [NIGHT + 60_001, '23:32'],
  [NIGHT + 7200_000, '明天 01:30'],
  [NIGHT + 30 * 3600_000, '11 月 25 日 05:30'],
])('a buyer who has to wait until %d reads %s', (until, time) => {
  vi.useFakeTimers({ now: NIGHT });
  const waiting = pendingText(unfinished({ status: 'unanswered', until }));
  expect(waiting).toMatchObject({ note: ['为避免重复支付，', `${time} 之后可重新下单`], resume: null });
  expect(noticeText({ kind: 'unanswered', key: 'k', until })).toContain(`请在 ${time} 之后重新下单`);
  expect(noticeText({ kind: 'unclosed', closesAt: until })).toContain(`请在 ${time} 之后重新下单`);
  vi.useRealTimers();
});

test.each([
  ['a request without an answer', {}, true],
  ['one whose time has come', { until: NIGHT }, false],
  ['one that can be made again', { until: null }, false],
  ['one of another package', { packageName: '月度会员' }, false],
  ['one at another price', { amount: 2800 }, false],
  ['one that may be another person’s', { isOwn: false }, false],
  ['an unpaid order', { status: 'unpaid' }, false],
] as const)('with %s %j the package is held: %j', (_, facts, expected) => {
  // By the device's clock, as `until` is, not by the server's, which may be behind.
  vi.useFakeTimers({ now: NIGHT });
  const one = unfinished({ status: 'unanswered', until: NIGHT + 60_000, ...facts });
  const text = heldText(one, { name: '年度会员', price: 16800 });
  expect(text).toEqual(expected ? ['为避免重复支付，', '23:31 之后可重新下单'] : null);
  vi.useRealTimers();
});

test('an order that is open after its time has no time to wait for', () => {
  vi.useFakeTimers({ now: NIGHT });
  expect(noticeText({ kind: 'unclosed', closesAt: NIGHT })).toContain('请在订单关闭之后重新下单');
  vi.useRealTimers();
});

test('nothing is called unpaid that may be paid', () => {
  for (const status of ['unknown', 'paid'] as const) {
    const one = unfinished({ status });
    expect(sentence(one)).not.toMatch(/待支付|未支付|没付/);
    expect(pendingText(one).resume).not.toContain('支付');
  }
});
