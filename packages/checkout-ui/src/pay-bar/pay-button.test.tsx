import type { PurchasePage } from '@vip/checkout-react';
import { month, page, unfinished, year } from '@vip/checkout-react/testing';
import { byRole, render, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { PayButton } from './pay-button.tsx';

const button = (facts: Partial<PurchasePage>, pack = year) => (
  <PayButton page={page(facts)} pack={pack} className={undefined}>
    立即开通
  </PayButton>
);
const later = Date.now() + 60_000;
const unanswered = { kind: 'unanswered', key: 'k', until: later } as const;
const isMuted = () => byRole('button').className.includes('waiting');

test.each<[string, Partial<PurchasePage>, boolean]>([
  ['nothing in the way', {}, false],
  ['a request without an answer', { notice: unanswered }, true],
  ['one that can be made again', { notice: { ...unanswered, until: null } }, false],
  ['one whose time has come', { notice: { ...unanswered, until: Date.now() - 1 } }, false],
  ['an order that cannot be paid again yet', { notice: { kind: 'unclosed', closesAt: later } }, true],
  ['one that closes at an unknown time', { notice: { kind: 'unclosed', closesAt: null } }, true],
  ['one that is closed', { notice: { kind: 'unclosed', closesAt: Date.now() - 1 } }, false],
  ['a package that is not sold here', { notice: { kind: 'not_sold' } }, true],
  ['a cancelled payment', { notice: { kind: 'cancelled' } }, false],
  ['an earlier request', { pending: unfinished({ status: 'unanswered', until: later }) }, true],
  [
    'one for another price',
    { pending: unfinished({ status: 'unanswered', until: later, amount: 1 }) },
    false,
  ],
  ['an unpaid order', { pending: unfinished() }, false],
])('with %s the button is muted: %j', (_, facts, expected) => {
  render(button(facts));
  expect(isMuted()).toBe(expected);
});

test('another package can be paid, the noticed one not yet', () => {
  const { show } = render(button({ notice: unanswered }));
  show(button({ notice: unanswered }, month));
  expect(isMuted()).toBe(false);
  show(button({ notice: unanswered }));
  expect(isMuted()).toBe(true);
});

test('a muted button still takes taps', () => {
  const pay = vi.fn();
  render(button({ notice: unanswered, pay }));
  tap(byRole('button', '立即开通'));
  expect(pay).toHaveBeenCalledTimes(1);
});

test('below a pending order of the same package it can be outlined, and not while it is muted', () => {
  const second = (facts: Partial<PurchasePage>, pack = year) => (
    <PayButton page={page(facts)} pack={pack} outlined="whilePending" className={undefined}>
      立即开通
    </PayButton>
  );
  const isLine = () => byRole('button').className.includes('line');
  const { show } = render(second({}));
  expect(isLine()).toBe(false);
  show(second({ pending: unfinished() }));
  expect(isLine()).toBe(true);
  show(second({ pending: unfinished() }, month));
  expect(isLine()).toBe(false);
  show(second({ pending: unfinished({ status: 'unanswered', until: later }) }));
  expect(isLine()).toBe(false);
  show(
    <PayButton page={page()} pack={year} outlined="always" className={undefined}>
      立即开通
    </PayButton>,
  );
  expect(isLine()).toBe(true);
});
