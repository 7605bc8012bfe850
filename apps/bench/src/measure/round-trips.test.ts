import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTrips, type SentRequest } from './round-trips.ts';

const PAGE = 'https://x/';
const byParser = (url: string): SentRequest => ({ url, initiator: { type: 'parser', url: PAGE } });
const byScript = (url: string, ...files: string[]): SentRequest => ({
  url,
  initiator: { type: 'script', stack: { callFrames: files.map((file) => ({ url: file })) } },
});

test('the document is one round trip, what it and its inline scripts request the second', () => {
  const depths = roundTrips(PAGE, [byScript('/api', PAGE), byParser('/a.js')]);
  expect([depths.get(PAGE), depths.get('/api'), depths.get('/a.js')]).toEqual([1, 2, 2]);
});

test('requests of scripts come one round trip after the deepest file on the stack', () => {
  const depths = roundTrips(PAGE, [
    byParser('/a.js'),
    byScript('/b.js', '/a.js'),
    byScript('/api', '/a.js', '/b.js'),
  ]);
  expect(depths.get('/b.js')).toBe(3);
  expect(depths.get('/api')).toBe(4);
});

test('asynchronous parent stacks count as well', () => {
  const request: SentRequest = {
    url: '/late',
    initiator: { type: 'script', stack: { callFrames: [], parent: { callFrames: [{ url: '/a.js' }] } } },
  };
  expect(roundTrips(PAGE, [byParser('/a.js'), request]).get('/late')).toBe(3);
});

test('a chain of files that each request the next is as deep as it is long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (length) => {
      const chain = Array.from({ length }, (_, at) => byScript(`/${at}`, at === 0 ? PAGE : `/${at - 1}`));
      expect(roundTrips(PAGE, chain).get(`/${length - 1}`)).toBe(length + 1);
    }),
  );
});

test('a second request for the same address does not change its depth', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1 }), (order) => {
      const requests = order.map((at) => byParser(`/${at}`));
      const deepest = byScript('/0', '/5', '/4');
      expect(roundTrips(PAGE, [...requests, deepest]).get(`/${order[0]}`)).toBe(2);
    }),
  );
});
