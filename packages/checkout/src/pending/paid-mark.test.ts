import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryStorage } from '../test-support/fake-page.test-support.ts';
import { anOrder } from '../test-support/samples.test-support.ts';
import { paidKey, readPaidMark, watchPaidMark, writePaidMark } from './paid-mark.ts';

it('names the last paid order of a brand and its buyer', () => {
  const storage = memoryStorage();
  writePaidMark(storage, 'main', anOrder(), 'u1');
  writePaidMark(storage, 'main', anOrder({ id: 'o2' }), '');
  expect(readPaidMark(storage, 'main')).toEqual({ orderId: 'o2', user: '' });
  expect(readPaidMark(storage, 'honey')).toBeNull();
});

it('is new until it was seen, where it concerns this page', () => {
  const storage = memoryStorage();
  writePaidMark(storage, 'main', anOrder(), 'u1');
  const watch = watchPaidMark(storage, 'main', ({ user }) => user !== 'u2');
  expect(watch.isNew()).toBe(false);
  writePaidMark(storage, 'main', anOrder({ id: 'o2' }), 'u2');
  expect(watch.isNew()).toBe(false);
  writePaidMark(storage, 'main', anOrder({ id: 'o3' }), 'u1');
  expect([watch.isNew(), watch.isNew()]).toEqual([true, true]);
  watch.see();
  expect(watch.isNew()).toBe(false);
});

it('is none, whatever else is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"orderId":"o1"}')), (text) => {
      const storage = memoryStorage();
      storage.set(paidKey('main'), text);
      expect(readPaidMark(storage, 'main')).toBeNull();
    }),
  );
});
