import { expect, test } from 'vitest';
import { loadingUntil } from '../measure/loading.ts';
import type { Load } from '../measure/one-load.ts';
import { peerFigures } from './peer-figures.ts';

test('a script that was fetched as text counts as a script, an answer does not', () => {
  const request = (path: string, beganAt: number) => ({
    url: `https://localhost${path}`,
    beganAt,
    endedAt: beganAt + 10,
    size: 1000,
    fetched: 1000,
    roundTrips: 2,
  });
  const requests = [
    request('/pay/pay.js?v=1', 20),
    request('/api/main/v1/activity', 30),
    request('/late.js', 60),
  ];
  const load: Load = {
    firstPaint: 1,
    firstContent: 1,
    cards: 45,
    ready: 50,
    tookOver: 50,
    shift: 0,
    untilCards: loadingUntil(45, requests),
    untilReady: loadingUntil(50, requests),
    untilTookOver: loadingUntil(50, requests),
    inAll: loadingUntil(Infinity, requests),
    fetched: { first: 0, inAll: 0 },
    requests,
    errors: [],
  };
  const { script, scriptInAll, inSequence } = peerFigures([load]);
  expect([script.median, scriptInAll.median, inSequence]).toEqual([1000, 2000, 3]);
});
