import { pack } from '@vip/checkout-react/testing';
import { allByRole, byRole, nameOf, render, shown, tap } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { PurchaseQuestions } from './questions.tsx';

const once = pack({ originalPrice: 0, renewal: null });
const show = (...packages: ReturnType<typeof pack>[]) =>
  render(<PurchaseQuestions packages={packages} supportLink="tel:4000000000" />);
const asked = () => allByRole('button').map(nameOf);

test('an answer opens below its question, with a link where customer service has to act', () => {
  show(once);
  expect(shown()).not.toContain('立即生效');
  tap(byRole('button', '开通后何时生效'));
  expect(shown()).toContain('支付成功后立即生效');
  expect(allByRole('link')).toEqual([]);
  tap(byRole('button', '怎么申请退款'));
  expect(byRole('link', '联系客服').getAttribute('href')).toBe('tel:4000000000');
});

test('a button shows the rest of the questions, and hides it again', () => {
  show(once);
  const folded = () => allByRole('heading').filter((one) => one.closest('[class*=folded]')).length;
  expect(folded()).toBe(3);
  tap(byRole('button', '更多问题'));
  expect(folded()).toBe(0);
  const close = byRole('button', '收起');
  expect(close.getAttribute('aria-expanded')).toBe('true');
  tap(close);
  expect(folded()).toBe(3);
});

test('how a renewal is cancelled is answered where a package renews', () => {
  show(once, pack({ renewal: { price: 2500, periodDays: 30 } }));
  expect(asked()).toContain('如何取消\u200b自动续费');
  expect(asked()).not.toContain('到期会\u200b自动续费吗');
});

test('a struck price is explained where there is one', () => {
  show(once, pack({ price: 6800, originalPrice: 16800 }));
  expect(asked()).toContain('划线价是什么');
});

test('without renewals and struck prices neither is mentioned', () => {
  show(once);
  expect(asked()).toContain('到期会\u200b自动续费吗');
  expect(asked()).not.toContain('如何取消\u200b自动续费');
  expect(asked()).not.toContain('划线价是什么');
});

test('the price before a credit is no struck price', () => {
  show(pack({ price: 11_000, credit: 5800, originalPrice: 29_800 }));
  expect(asked()).not.toContain('划线价是什么');
});

test('where a membership is credited, the questions are about an upgrade', () => {
  show(pack({ credit: 5800 }), once);
  expect(asked()).not.toContain('开通后何时生效');
  tap(byRole('button', '升级后何时生效'));
  expect(shown()).toContain('新的有效期从支付当天算起');
});
