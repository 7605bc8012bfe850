import { expect, test } from 'vitest';
import type { Load } from '../measure/one-load.ts';
import { peerFigures } from './peer-figures.ts';

test('a script that was fetched as text counts as a script, an answer does not', () => {
  const nothing = { script: 0, requests: 1, roundTrips: 1 };
  const request = (path: string, beganAt: number) => ({
    url: `https://localhost${path}`,
    isScript: false,
    beganAt,
    endedAt: beganAt + 10,
    size: 1000,
    fetched: 1000,
    roundTrips: 2,
  });
  const load: Load = {
    firstPaint: 1,
    firstContent: 1,
    cards: 45,
    ready: 50,
    tookOver: 50,
    shift: 0,
    untilCards: nothing,
    untilReady: nothing,
    untilTookOver: nothing,
    inAll: nothing,
    fetched: { first: 0, inAll: 0 },
    requests: [request('/pay/pay.js?v=1', 20), request('/api/main/v1/activity', 30), request('/late.js', 60)],
    errors: [],
  };
  const { script, scriptInAll, inSequence } = peerFigures([load]);
  expect([script.median, scriptInAll.median, inSequence]).toEqual([1000, 2000, 3]);
});
