import { expect, test } from 'vitest';
import { afterAnswer, answered, fetchedBytes, fetchedFiles, loadingUntil, type Arrival } from './loading.ts';

const arrival = (url: string, endedAt: number, size = 10): Arrival => ({
  url,
  beganAt: 0,
  endedAt,
  size,
  fetched: size,
});
const page = {
  url: '/',
  arrivals: [
    arrival('/a.js?v=1', 100, 500),
    arrival('/api/main/v1/activity', 110),
    arrival('/late.js', 300, 70),
  ],
  sent: [
    { url: '/api/main/v1/activity', initiator: { type: 'script', stack: { callFrames: [{ url: '/' }] } } },
    { url: '/a.js?v=1', initiator: { type: 'parser', url: '/' } },
    { url: '/late.js', initiator: { type: 'script', stack: { callFrames: [{ url: '/a.js?v=1' }] } } },
  ],
};
const requests = answered(page);

test('what was still under way at the moment does not count', () => {
  expect(loadingUntil(200, requests)).toEqual({ script: 500, requests: 3, roundTrips: 2 });
});

test('in the end everything counts, and scripts alone are bytes of script', () => {
  expect(loadingUntil(Infinity, requests)).toEqual({
    script: 570,
    requests: 4,
    roundTrips: 3,
  });
});

test('a page that loaded nothing was one request and one round trip', () => {
  expect(loadingUntil(50, requests)).toEqual({ script: 0, requests: 1, roundTrips: 1 });
});

test('an arrival without a request is refused', () =>
  expect(() => answered({ ...page, sent: [] })).toThrow('/a.js?v=1 arrived and was never sent for'));

test('what came from the cache or was answered with 304 was not fetched', () => {
  expect([0, 300, 1300].map(fetchedBytes)).toEqual([0, 0, 1000]);
  const [first, ...others] = page.arrivals;
  const cached = answered({ ...page, arrivals: [{ ...first!, fetched: 0 }, ...others] });
  expect(fetchedFiles(cached, 40)).toEqual({ first: 40, inAll: 110 });
});

test('fetched are the document, its files and lazy files, and no answer of a backend', () =>
  expect(fetchedFiles(requests, 40)).toEqual({ first: 540, inAll: 610 }));

test('a wait is counted from the answer; what was shown before it did not wait', () => {
  expect(afterAnswer(900, 820)).toBe(80);
  expect(afterAnswer(700, 820)).toBe(0);
});
