import { expect, it, vi } from 'vitest';
import { createHost } from './create-host.ts';
import { RESULT_KEY } from './failure/failures.tsx';
import { memoryStorage } from './test-support/memory-storage.test-support.ts';

function hosted() {
  const local = memoryStorage();
  const held = { count: 0 };
  const onOrder = vi.fn();
  const onPurchase = vi.fn();
  const rest = { auth: {}, native: {}, backs: {}, tracking: {}, environment: {}, config: {}, api: {} };
  const host = createHost({ ...rest, local, held, onOrder, onPurchase } as never);
  return { host, local, held, onOrder, onPurchase };
}

it('the way to a result is remembered until the purchase has ended, and its order held to what runs', () => {
  const { host, local, onOrder } = hosted();
  host.rememberResult('/result/-/26/-/1', '26');
  expect(local.get(RESULT_KEY)).toBe('/result/-/26/-/1');
  host.rememberResult(null);
  expect(local.get(RESULT_KEY)).toBeNull();
  expect(onOrder.mock.calls).toEqual([['26'], [null]]);
});

it('a page of an older contract names no order: none is held', () => {
  const { host, local, onOrder } = hosted();
  host.rememberResult('/result/-/26/-/1');
  expect(local.get(RESULT_KEY)).toBe('/result/-/26/-/1');
  expect(onOrder).not.toHaveBeenCalled();
});

it('a payment that must not be interrupted is one that an order may come of', () => {
  const { host, held, onPurchase } = hosted();
  const undo = host.holdReload();
  expect([held.count, onPurchase.mock.calls.length]).toEqual([1, 1]);
  undo();
  expect(held.count).toBe(0);
});
