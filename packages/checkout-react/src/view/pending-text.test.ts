import { expect, test } from 'vitest';
import type { UnfinishedPurchase } from '../contract.ts';
import { pendingText } from './notice-text.ts';

const pending = (facts: Partial<UnfinishedPurchase>): UnfinishedPurchase => ({
  packageName: '年度会员',
  amount: 16800,
  number: '7715',
  isOwn: true,
  status: 'unpaid',
  ...facts,
});

test.each([
  [{}, '年度会员 ¥168.00 待支付', '继续支付', '不用了'],
  [{ status: 'unknown' }, '年度会员 ¥168.00 支付结果待确认', '查看结果', '不用了'],
  [{ status: 'paid' }, '年度会员 ¥168.00 已支付', '查看结果', '知道了'],
  [{ isOwn: false }, '这台手机上有一笔订单（尾号 7715，¥168.00）', '是我的', '不是我的'],
  [{ isOwn: false, number: '' }, '这台手机上有一笔订单（¥168.00）', '是我的', '不是我的'],
] as const)('%o is said as %s', (facts, sentence, resume, dismiss) => {
  const text = pendingText(pending(facts));
  expect([text.sentence.join(''), text.resume, text.dismiss]).toEqual([sentence, resume, dismiss]);
});

test('what may be another person’s is offered without its package and its state', () => {
  for (const status of ['unpaid', 'unknown', 'paid'] as const) {
    const { sentence } = pendingText(pending({ isOwn: false, status }));
    expect(sentence.join('')).not.toMatch(/年度会员|支付/);
  }
});

test('nothing is called unpaid that may be paid', () => {
  for (const status of ['unknown', 'paid'] as const) {
    const { sentence, resume } = pendingText(pending({ status }));
    expect(sentence.join('')).not.toMatch(/待支付|未支付|没付/);
    expect(resume).not.toContain('支付');
  }
});
