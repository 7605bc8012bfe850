import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { page, unfinished } from '@vip/checkout-react/testing';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, render, shown } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { NoticeStrip } from './notice-strip.tsx';

const until = Date.now() + 3600_000;
const unanswered = unfinished({ status: 'unanswered', until });

const show = (facts: Partial<PurchasePage>) =>
  render(
    <UiProvider theme="theme-main">
      <NoticeStrip page={page(facts)} />
    </UiProvider>,
  );

test.each<[string, Partial<PurchasePage>, RegExp]>([
  [
    'an error of the server',
    { notice: { kind: 'error', error: new ApiError('server', { requestId: 'r-1' }) } },
    /错误编号 r-1复制联系客服$/,
  ],
  [
    'a request without an answer',
    { notice: { kind: 'unanswered', key: 'k', until } },
    /之后重新下单.*联系客服$/,
  ],
  ['an order that cannot be paid again', { notice: { kind: 'unclosed', closesAt: until } }, /联系客服$/],
])('%s has a reason and customer service above the pay button', (_, facts, text) => {
  show(facts);
  expect(shown()).toMatch(text);
  expect(byRole('link', '联系客服').getAttribute('href')).toBe('tel:4008200001');
});

test.each<[string, Partial<PurchasePage>]>([
  ['nothing in the way', {}],
  ['no network', { notice: { kind: 'error', error: new ApiError('network') } }],
  ['a cancelled payment', { notice: { kind: 'cancelled' } }],
  ['an unpaid order', { pending: unfinished() }],
  ['an earlier request for this package', { pending: unanswered }],
  ['one that can be made again', { pending: unfinished({ status: 'unanswered', until: null }) }],
])('with %s the buyer can go on alone', (_, facts) => {
  show(facts);
  expect(allByRole('link', '联系客服')).toEqual([]);
});
