import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedOrder } from './asked-order.ts';

const STATUSES = ['waiting', 'known', 'anonymous'] as const;
const anyStatus = fc.constantFrom(...STATUSES);

test.each([{}, { order: '' }, { order: '  ' }, { token: 'rt_1' }])('%o names no order', (query) => {
  for (const status of STATUSES) expect(askedOrder(query, status)).toEqual({ kind: 'unnamed' });
});

test('a token reads the order in every session', () => {
  const text = fc.stringMatching(/^[\w.~]{1,20}$/);
  fc.assert(
    fc.property(text, text, anyStatus, (order, token, status) => {
      expect(askedOrder({ order, token }, status)).toEqual({ kind: 'read', id: order, resultToken: token });
    }),
  );
});

test('without a token the session decides, after it is known', () => {
  for (const query of [{ order: 'o1' }, { order: 'o1', token: '' }, { order: 'o1', token: '-' }]) {
    expect(askedOrder(query, 'waiting')).toEqual({ kind: 'loading' });
    expect(askedOrder(query, 'known')).toEqual({ kind: 'read', id: 'o1', resultToken: null });
    expect(askedOrder(query, 'anonymous')).toEqual({ kind: 'login' });
  }
});

test.each(['{id}', '{order_id}', '%7Bid%7D'])(
  'an order that the backend did not fill in (%s) needs no login: this device may have it',
  (order) => {
    for (const token of ['', '-']) {
      expect(askedOrder({ order, token }, 'waiting')).toEqual({ kind: 'loading' });
      for (const session of ['known', 'anonymous'] as const)
        expect(askedOrder({ order, token }, session)).toEqual({ kind: 'read', id: order, resultToken: null });
    }
  },
);

test.each(['{id', '{order-id}', '{id}7', '%7Bid'])(
  'an order number that only begins like a parameter (%s) is one that the server knows, as for useResult',
  (order) => expect(askedOrder({ order }, 'anonymous')).toEqual({ kind: 'login' }),
);
