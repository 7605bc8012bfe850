import { ApiError } from '@vip/api';
import { expect, test } from 'vitest';
import { noticeText } from './notice-text.ts';

test('a purchase that goes on in another tab is said in the words people are used to', () => {
  expect(noticeText({ kind: 'elsewhere' })).toBe('正在另一页面支付');
});

test('an error is told by its own text', () => {
  expect(noticeText({ kind: 'error', error: new ApiError('timeout') })).toBe('网络太慢了，请稍后重试');
});

test('a cancelled payment says that the order is kept', () => {
  expect(noticeText({ kind: 'cancelled' })).toContain('订单还在');
});
