import { act } from 'react';
import { HostProvider } from '@vip/host';
import { fakeHost } from '@vip/checkout-react/testing';
import { render } from '@vip/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useServerClock } from './use-server-clock.ts';

const START = Date.parse('2026-11-21T10:00:00+08:00');
/** How far the phone is behind the server. */
const OFFSET = 5000;

const host = {
  ...fakeHost(
    () => null,
    () => undefined,
  ),
  now: () => Date.now() + OFFSET,
};
const Clock = ({ source }: { source: object | null }) => <p>{useServerClock(source)}</p>;
const at = (source: object | null) => (
  <HostProvider value={host}>
    <Clock source={source} />
  </HostProvider>
);

beforeEach(
  () =>
    void vi.useFakeTimers({ now: START, toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

test('it runs by the server’s time, and a phone clock that is set changes nothing', () => {
  const answer = {};
  const { place } = render(at(answer));
  expect(Number(place.textContent)).toBe(START + OFFSET);
  vi.setSystemTime(START - 86_400_000);
  act(() => void vi.advanceTimersByTime(3000));
  expect(Number(place.textContent)).toBe(START + OFFSET + 3000);
});

test('it stands at nothing until the server has answered', () => {
  const { place } = render(at(null));
  expect(place.textContent).toBe('0');
});
