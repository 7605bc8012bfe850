import { expect, test } from 'vitest';
import { answered, loadingUntil, type Arrival } from './loading.ts';

const arrival = (url: string, endedAt: number, size = 10): Arrival => ({
  url,
  isScript: url.endsWith('.js'),
  beganAt: 0,
  endedAt,
  size,
});
const page = {
  url: '/',
  arrivals: [arrival('/a.js', 100, 500), arrival('/api', 110), arrival('/late.js', 300, 70)],
  sent: [
    { url: '/api', initiator: { type: 'script', stack: { callFrames: [{ url: '/' }] } } },
    { url: '/a.js', initiator: { type: 'parser', url: '/' } },
    { url: '/late.js', initiator: { type: 'script', stack: { callFrames: [{ url: '/a.js' }] } } },
  ],
};
const requests = answered(page);

test('what was still under way at the moment does not count', () => {
  expect(loadingUntil(200, requests)).toEqual({ script: 500, requests: 3, roundTrips: 2 });
});

test('in the end everything counts, and scripts alone are bytes of script', () => {
  expect(loadingUntil(Infinity, requests)).toEqual({ script: 570, requests: 4, roundTrips: 3 });
});

test('a page that loaded nothing was one request and one round trip', () => {
  expect(loadingUntil(50, requests)).toEqual({ script: 0, requests: 1, roundTrips: 1 });
});

test('an arrival without a request is refused', () =>
  expect(() => answered({ ...page, sent: [] })).toThrow('/a.js arrived and was never sent for'));
