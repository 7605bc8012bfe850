import { expect, test } from 'vitest';
import { answered, fetchedBytes, loadingUntil, type Arrival } from './loading.ts';

const arrival = (url: string, endedAt: number, size = 10): Arrival => ({
  url,
  isScript: url.endsWith('.js'),
  beganAt: 0,
  endedAt,
  size,
  fetched: size,
});
const page = {
  url: '/',
  arrivals: [arrival('/a.js', 100, 500), arrival('/api/main/v1/activity', 110), arrival('/late.js', 300, 70)],
  sent: [
    { url: '/api/main/v1/activity', initiator: { type: 'script', stack: { callFrames: [{ url: '/' }] } } },
    { url: '/a.js', initiator: { type: 'parser', url: '/' } },
    { url: '/late.js', initiator: { type: 'script', stack: { callFrames: [{ url: '/a.js' }] } } },
  ],
};
const requests = answered(page);

test('what was still under way at the moment does not count', () => {
  expect(loadingUntil(200, requests, 40)).toEqual({ script: 500, fetched: 540, requests: 3, roundTrips: 2 });
});

test('in the end everything counts, scripts alone are bytes of script, and no answer of a backend is a file', () => {
  expect(loadingUntil(Infinity, requests, 40)).toEqual({
    script: 570,
    fetched: 610,
    requests: 4,
    roundTrips: 3,
  });
});

test('a page that loaded nothing was one request and one round trip', () => {
  expect(loadingUntil(50, requests, 0)).toEqual({ script: 0, fetched: 0, requests: 1, roundTrips: 1 });
});

test('an arrival without a request is refused', () =>
  expect(() => answered({ ...page, sent: [] })).toThrow('/a.js arrived and was never sent for'));

test('what came from the cache or was answered with 304 was not fetched', () => {
  expect([0, 300, 1300].map(fetchedBytes)).toEqual([0, 0, 1000]);
  const [first, ...others] = page.arrivals;
  const cached = answered({ ...page, arrivals: [{ ...first!, fetched: 0 }, ...others] });
  expect(loadingUntil(200, cached, 0)).toMatchObject({ script: 500, fetched: 0 });
});
