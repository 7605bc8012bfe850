import type { OrderPayload } from '@vip/api';
import { filledPath } from '@vip/api/client';
import { expect, test } from 'vitest';
import { addressBook } from './address-book.ts';
import { preparedCalls } from './prepared-calls.ts';
import { address, memory, payload } from './testing/samples.ts';

function buy(detail: Record<string, string>) {
  const storage = memory();
  const book = addressBook(storage);
  book.save(address);
  const addressId = book.saved()?.id ?? '';
  const call = preparedCalls(storage).createOrder('p1', payload, 'key', {
    ...detail,
    address: detail.address ?? addressId,
  });
  return { ...call, path: filledPath(call), body: call.body as OrderPayload };
}

test('an order names the option, the link and the address', () => {
  const call = buy({ id: '8', fid: 'f1' });
  expect(call).toMatchObject({ path: '/web/adminOrder/buy/8', idempotencyKey: 'key' });
  expect(call.body).toEqual({ ...payload, pid: 'p1', fid: 'f1', address });
});

test('a link without fid sends none', () => {
  expect('fid' in buy({ id: '8', fid: '-' }).body).toBe(false);
});

test.each([
  ['nothing is shipped', ''],
  ['another address was saved since', '0123456789abcdef'],
])('if %s, no address is sent', (_, addressId) => {
  expect('address' in buy({ id: '8', fid: 'f1', address: addressId }).body).toBe(false);
});
