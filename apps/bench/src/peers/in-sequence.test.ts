import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSequence } from './in-sequence.ts';

const request = (beganAt: number, endedAt: number) => ({ beganAt, endedAt });

test('a page without requests is one round trip', () => expect(inSequence([])).toBe(1));

test('requests at the same time count once, those one after another each', () => {
  expect(inSequence([request(10, 20), request(12, 30), request(15, 18)])).toBe(2);
  expect(inSequence([request(30, 40), request(10, 20), request(20, 30), request(11, 45)])).toBe(4);
});

test('a chain of requests counts each of them, whatever else is loaded meanwhile', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 }), (length, others) => {
      const chain = Array.from({ length }, (_, at) => request(10 * at, 10 * at + 10));
      const all = Array.from({ length: others }, () => request(0, 10 * length));
      expect(inSequence([...all, ...chain])).toBe(1 + length);
    }),
  );
});
