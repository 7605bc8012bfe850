import { ApiError } from '@vip/api';
import { expect, test } from 'vitest';
import { noticeText } from './notice-text.ts';

test('a purchase in another tab has its usual text', () => {
  expect(noticeText({ kind: 'elsewhere' })).toBe('正在另一页面支付');
});

test('an error has its own text', () => {
  expect(noticeText({ kind: 'error', error: new ApiError('timeout') })).toBe('网络太慢了，请稍后重试');
});

test('a cancelled payment says that the order is kept', () => {
  expect(noticeText({ kind: 'cancelled' })).toContain('订单还在');
});

test.each([
  ['repriced', '价格已更新，请确认金额后再支付'],
  ['buyer_changed', '账号已切换，请确认后再支付'],
  ['paid_elsewhere', '这个套餐已在另一页面支付成功'],
  ['unfinished', '请先确认上面这笔未完成的订单'],
  ['not_sold', '该套餐暂不支持购买，请选择其他套餐'],
] as const)('%s says %s', (kind, text) => {
  const notice =
    kind === 'repriced' ? { kind, packageId: '101', shown: 14800, now: null, order: null } : { kind };
  expect(noticeText(notice)).toBe(text);
});
