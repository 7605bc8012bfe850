// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BridgeError, type HandOver, type PageHandlerName } from '@vip/bridge';
import { createAuth } from '../auth/auth.ts';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createNativeSession } from './native-session.ts';

const { connectBridge, app } = vi.hoisted(() => {
  const handlers: Record<string, (data: unknown) => unknown> = {};
  const made = {
    handlers,
    setTitle: vi.fn(),
    getUserInfo: vi.fn(),
    unlogin: vi.fn(),
    register: (name: PageHandlerName, handler: (data: unknown) => unknown) => (handlers[name] = handler),
  };
  return { app: made, connectBridge: vi.fn(() => Promise.resolve(made)) };
});
vi.mock('@vip/bridge', async (original) => ({ ...(await original<object>()), connectBridge }));

const user = { id: 'A', nickname: '甲', avatar: '' };
const answer = (some: Partial<HandOver> = {}): HandOver => ({
  token: null,
  user: null,
  clientType: 1,
  version: '5',
  handlers: [],
  ...some,
});

beforeEach(() => {
  vi.useFakeTimers();
  app.getUserInfo.mockReset();
  app.setTitle.mockReset();
});
afterEach(() => vi.useRealTimers());

/** A page in a sister app that gives these answers and then none. */
function inApp(answers: (HandOver | Error)[], stored: Record<string, string> = {}) {
  app.getUserInfo.mockImplementation(() => {
    const next = answers.shift();
    if (!next) return new Promise(() => undefined);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const auth = createAuth({ local: memoryStorage(stored), session: memoryStorage() });
  const native = createNativeSession({
    window,
    environment: { host: 'native', platform: 'ios', webView: true, userAgent: '' },
    auth,
    onBack: () => false,
  });
  const session = () => {
    const { isAsking, token, account } = auth.session.get();
    return { isAsking, token, user: account?.id ?? null };
  };
  return { auth, native, session, ask: () => native.ask() };
}

const STORED = { 'auth.token': 'Bearer a', 'auth.info': JSON.stringify(user) };

describe('while the app is being asked for the first time', () => {
  it('the session is marked as asking, also with a stored one', async () => {
    const { ask, session } = inApp([], STORED);
    ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect(session()).toEqual({ isAsking: true, token: 'Bearer a', user: 'A' });
  });

  it.each([
    ['a user', answer({ token: 'a', user })],
    ['a token alone', answer({ token: 'a' })],
  ])('it has answered with %s', async (_, given) => {
    const { ask, session } = inApp([given], STORED);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toEqual({ isAsking: false, token: 'Bearer a', user: 'A' });
  });

  it('a hand-over that the app pushes ends the question', async () => {
    const { ask, session } = inApp([]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    app.handlers['refreshUserInfo']?.({ usertoken: 'a', userinfo: user });
    expect(session()).toEqual({ isAsking: false, token: 'Bearer a', user: 'A' });
  });

  it('an app that does not answer keeps the stored session', async () => {
    const { ask, session } = inApp([new BridgeError('timeout')], STORED);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toEqual({ isAsking: false, token: 'Bearer a', user: 'A' });
  });
});

describe('an app without a user', () => {
  it('ends a stored session with its second answer, not with the first', async () => {
    const { ask, session } = inApp([answer(), answer()], STORED);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toEqual({ isAsking: true, token: 'Bearer a', user: 'A' });
    await vi.advanceTimersByTimeAsync(300);
    expect(session()).toEqual({ isAsking: false, token: null, user: null });
  });

  it('keeps it if an answer in between has a token', async () => {
    const { ask, session } = inApp([answer(), answer({ token: 'a' }), answer()], STORED);
    ask();
    await vi.advanceTimersByTimeAsync(2000);
    expect(session()).toMatchObject({ token: 'Bearer a' });
  });

  it('keeps a login of this page', async () => {
    const { ask, auth, session } = inApp([answer(), answer(), answer()]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    auth.login('a', user);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session()).toMatchObject({ token: 'Bearer a', user: 'A' });
  });
});

describe('a hand-over that the app pushes', () => {
  it('is a logout with neither token nor user', async () => {
    const { ask, session } = inApp([answer({ token: 'a', user })]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    app.handlers['refreshUserInfo']?.({ usertoken: '', userinfo: null });
    expect(session()).toEqual({ isAsking: false, token: null, user: null });
  });

  it.each([undefined, null, ''])('without any data (%j) makes the page ask', async (data) => {
    const { ask, session } = inApp([
      answer({ token: 'a', user }),
      answer({ token: 'b', user: { ...user, id: 'B' } }),
    ]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    app.handlers['refreshUserInfo']?.(data);
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toEqual({ isAsking: false, token: 'Bearer b', user: 'B' });
  });
});

it('the current title is sent when the app answers, and each new one after that', async () => {
  const { ask, native } = inApp([answer({ user, handlers: ['setTitle'] })]);
  native.setTitle('支付');
  expect(app.setTitle).not.toHaveBeenCalled();
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(native.handlers()).toEqual(['setTitle']);
  expect(app.setTitle.mock.calls).toEqual([['支付']]);
  native.setTitle('支付');
  native.setTitle('支付结果');
  expect(app.setTitle.mock.calls).toEqual([['支付'], ['支付结果']]);
});

it('no title is sent to an app that did not declare setTitle', async () => {
  const { ask, native } = inApp([answer({ user, handlers: ['pay'] })]);
  ask();
  await vi.advanceTimersByTimeAsync(0);
  native.setTitle('支付结果');
  expect(app.setTitle).not.toHaveBeenCalled();
});
