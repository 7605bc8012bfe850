import { expect, it } from 'vitest';
import { balanceOf } from './ledger.ts';

it('adds charges and takes refunds off', () => {
  expect(
    balanceOf([
      { kind: 'charge', amount: 1900 },
      { kind: 'refund', amount: 1900 },
      { kind: 'charge', amount: 15_800 },
    ]),
  ).toBe(15_800);
});
