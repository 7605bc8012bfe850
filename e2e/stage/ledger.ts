import { expect } from '@playwright/test';
import type { Charge, State } from './control.ts';

/** What a test says that it has paid. */
export interface Ledger {
  /** One more charge of this many fen that stays. */
  expectCharge(amount: number): void;
  check(state: State): void;
}

/** What is charged and not given back, order by order, in fen. */
function kept(charges: Charge[]): Map<string, number[]> {
  const byOrder = new Map<string, number[]>();
  for (const { order_id, amount, kind } of charges) {
    const amounts = byOrder.get(order_id) ?? [];
    if (kind === 'charge') amounts.push(amount);
    else amounts.splice(amounts.indexOf(amount), 1);
    byOrder.set(order_id, amounts);
  }
  return byOrder;
}

const sorted = (amounts: number[]) => [...amounts].sort((a, b) => a - b);

/** Nothing is charged unless the test says so. */
export function openLedger(): Ledger {
  const expected: number[] = [];
  return {
    expectCharge: (amount) => void expected.push(amount),
    check({ charges, orders }) {
      const amounts = kept(charges);
      for (const [id, each] of amounts) {
        const order = orders.find((one) => one.id === id);
        expect(each.length, `order ${id} is charged once at most`).toBeLessThanOrEqual(1);
        expect(order, `the charge of ${id} has its order`).toBeDefined();
        for (const amount of each) expect(amount, `order ${id} is charged its amount`).toBe(order?.amount);
      }
      expect(sorted([...amounts.values()].flat()), 'what was charged in all').toEqual(sorted(expected));
    },
  };
}
