import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNetwork } from './watch-network.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with one request under way, and whether its network counts as quiet. */
async function open() {
  const devtools = Object.assign(new EventEmitter(), { send: async () => undefined });
  const network = await watchNetwork(devtools as never);
  const say = (name: string) =>
    devtools.emit(`Network.${name}`, { requestId: '1', request: { url: '/a' }, initiator: {} });
  say('requestWillBeSent');
  let isQuiet = false;
  void network.quiet().then(() => (isQuiet = true));
  return { say, isQuietAfter: (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => isQuiet) };
}

it('is not quiet while a request waits for its answer', async () => {
  const { isQuietAfter, say } = await open();
  expect(await isQuietAfter(60_000)).toBe(false);
  say('loadingFailed');
  expect(await isQuietAfter(2000)).toBe(true);
});

it('is quiet after an answer whose end is never reported', async () => {
  const { isQuietAfter, say } = await open();
  say('responseReceived');
  expect(await isQuietAfter(900)).toBe(false);
  say('dataReceived');
  expect(await isQuietAfter(900)).toBe(false);
  expect(await isQuietAfter(2000)).toBe(true);
});
