// @vitest-environment happy-dom
import { act as settle } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { call, failure, openQuery } from './query.test-support.ts';

let unmount = () => {};
afterEach(() => unmount());

function open(...given: Parameters<typeof openQuery>) {
  const opened = openQuery(...given);
  unmount = opened.unmount;
  return opened;
}

test('loads when it is mounted and is fresh once the data has arrived', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000);
  const { sent, query, data } = open('a');
  expect([data(), query().isFresh, query().askedAt]).toEqual(['loading', false, 0]);
  await sent[0]?.answer('one');
  expect([data(), query().isFresh, query().askedAt]).toEqual(['one', true, 1000]);
  expect(sent).toHaveLength(1);
  vi.restoreAllMocks();
});

test('a refresh keeps the data while it loads, and when it fails', async () => {
  const { sent, act, query, data } = open('a');
  await sent[0]?.answer('one');
  act(({ refresh }) => refresh());
  expect([data(), query().isFresh]).toEqual(['one', false]);
  await sent[1]?.fail();
  expect([data(), query().isFresh, query().failure]).toEqual(['one', false, failure]);
  act(({ refresh }) => refresh());
  expect(query().failure).toBeNull();
  await sent[2]?.answer('two');
  expect([data(), query().isFresh]).toEqual(['two', true]);
});

test('a failure is an error; a retry starts from the loading state', async () => {
  const { sent, act, query, data } = open('a');
  await sent[0]?.fail();
  expect(query().state).toEqual({ status: 'error', error: failure });
  act(({ retry }) => retry());
  expect([data(), query().failure]).toEqual(['loading', null]);
  await sent[1]?.answer('one');
  expect(data()).toBe('one');
});

test('a new name loads again; the data stays until the new data has arrived', async () => {
  const { sent, show, query, data } = open('a');
  await sent[0]?.answer('one');
  show('b');
  expect([data(), query().isFresh]).toEqual(['one', false]);
  await sent[1]?.answer('two');
  expect([data(), query().isFresh, sent[1]?.path]).toEqual(['two', true, '/b']);
});

test('data of another session is dropped if loading it again fails', async () => {
  const { sent, become, data } = open('a');
  await sent[0]?.answer('one');
  become('b');
  expect([data(), sent.length]).toEqual(['one', 2]);
  await sent[1]?.fail();
  expect(data()).toBe('error');
});

test('public data is not loaded again for another session', async () => {
  const { sent, become, query } = open('a', { isPublic: true });
  await sent[0]?.answer('one');
  become('b');
  expect([sent.length, query().isFresh]).toEqual([1, true]);
});

test('public data that failed because the session changed meanwhile is asked for again with the new one', async () => {
  const { sent, become, data } = open('a', { isPublic: true });
  become('b');
  await sent[0]?.fail();
  expect([data(), sent.length]).toEqual(['loading', 2]);
  await sent[1]?.answer('one');
  expect(data()).toBe('one');
});

test('a public call that may not be repeated stays failed', async () => {
  const load = async () => ({ ...call('/once'), canRepeat: false as const });
  const { sent, become, data } = open('once', { isPublic: true }, load);
  await settle(async () => {});
  become('b');
  await sent[0]?.fail();
  expect([data(), sent.length]).toEqual(['error', 1]);
});

test('an outdated request is aborted, and its answer is ignored', async () => {
  const { sent, show, act, data } = open('a');
  show('b');
  expect(sent[0]?.signal.aborted).toBe(true);
  act(({ refresh }) => refresh());
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  await sent[2]?.answer('three');
  await sent[0]?.answer('one');
  await sent[1]?.fail();
  expect(data()).toBe('three');
});

test('unmounting aborts the request', () => {
  const { sent } = open('a');
  unmount();
  expect(sent[0]?.signal.aborted).toBe(true);
});

test('without a call it waits and keeps its data', async () => {
  const { sent, show, data } = open(null);
  expect([data(), sent.length]).toEqual(['loading', 0]);
  show('a');
  await sent[0]?.answer('one');
  show(null);
  expect([data(), sent.length]).toEqual(['one', 1]);
});

test('a call from a lazy chunk is sent once the chunk has loaded', async () => {
  const load = vi.fn(async () => call('/lazy'));
  const { sent } = open('lazy', {}, load);
  await settle(async () => {});
  expect([load.mock.calls.length, sent.map(({ path }) => path)]).toEqual([1, ['/lazy']]);
});
