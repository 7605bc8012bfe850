// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BridgeError, type Environment, type HandOver, type PageHandlerName } from '@vip/bridge';
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
    parseHandOver: vi.fn(),
    register: (name: PageHandlerName, handler: (data: unknown) => unknown) => (handlers[name] = handler),
  };
  return { app: made, connectBridge: vi.fn<() => Promise<typeof made>>() };
});
vi.mock('@vip/bridge', async (original) => ({ ...(await original<object>()), connectBridge }));

const user = { id: 'A', nickname: '甲', avatar: '' };
const answer = (some: Partial<HandOver> = {}): HandOver => ({
  token: null,
  user: null,
  info: some.user ? { ...some.user } : null,
  clientType: 1,
  version: '5',
  handlers: [],
  ...some,
});
/** As the bridge reads what is pushed. */
const parse = (pushed: unknown) => {
  const { usertoken, userinfo } = pushed as { usertoken: string; userinfo: typeof user | null };
  return answer({ token: usertoken || null, user: userinfo });
};

beforeEach(() => {
  vi.useFakeTimers();
  app.getUserInfo.mockReset();
  app.setTitle.mockReset();
  app.unlogin.mockReset();
  app.parseHandOver.mockReset().mockImplementation(parse);
  connectBridge.mockReset().mockResolvedValue(app);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllTimers();
  vi.useRealTimers();
});

const NATIVE: Environment = { host: 'native', platform: 'ios', webView: true, userAgent: '' };
const BROWSER: Environment = { host: 'browser', platform: 'android', webView: false, userAgent: '' };

/** A page in a sister app that gives these answers and then none. */
function inApp(
  answers: (HandOver | Error)[],
  stored: Record<string, string> = {},
  environment: Environment = NATIVE,
) {
  app.getUserInfo.mockImplementation(() => {
    const next = answers.shift();
    if (!next) return new Promise(() => undefined);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const auth = createAuth({ local: memoryStorage(stored), session: memoryStorage() });
  const native = createNativeSession({
    window,
    environment,
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

it('the app is answered whether the page used its call', async () => {
  const { ask, native } = inApp([answer({ token: 'a', user })]);
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(app.handlers['onResume']?.(null)).toBe(false);
  native.onResume(() => undefined);
  expect(app.handlers['onResume']?.(null)).toBe(true);
  expect(app.handlers['onBack']?.(null)).toBe(false);
  expect(app.handlers['refreshUserInfo']?.(null)).toBe(true);
  expect(app.handlers['refreshUserInfo']?.({ usertoken: 'a', userinfo: user })).toBe(true);
  app.parseHandOver.mockImplementation(() => {
    throw new BridgeError('malformed');
  });
  // Answered false by the bridge.
  expect(() => app.handlers['refreshUserInfo']?.('{')).toThrow(BridgeError);
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

describe('a user without a token', () => {
  const B = { ...user, id: 'B' };
  const pushB = () => app.handlers['refreshUserInfo']?.({ usertoken: '', userinfo: B });

  it.each([
    ['a token alone', [answer({ token: 'a' })], {}],
    ['another user', [answer({ token: 'a', user })], {}],
    ['no user', [answer(), answer()], {}],
    ['a stored token alone', [], { 'auth.token': 'Bearer a' }],
  ])('pushed after %s is asked for the token at once; pages wait', async (_, before, stored) => {
    const { ask, session } = inApp([...before], stored);
    ask();
    await vi.advanceTimersByTimeAsync(300);
    let give = (_given: HandOver) => undefined as void;
    app.getUserInfo.mockReset().mockImplementation(() => new Promise((resolve) => (give = resolve)));
    pushB();
    await vi.advanceTimersByTimeAsync(0);
    expect(app.getUserInfo).toHaveBeenCalledTimes(1);
    expect(session()).toEqual({ isAsking: true, token: null, user: 'B' });
    give(answer({ token: 'b', user: B }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session()).toEqual({ isAsking: false, token: 'Bearer b', user: 'B' });
    expect(app.getUserInfo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the same user alone', answer({ user: B }), { token: null, user: 'B' }],
    ['a token alone', answer({ token: 'b' }), { token: 'Bearer b', user: null }],
    ['nothing', new BridgeError('timeout'), { token: null, user: 'B' }],
  ])('lets pages continue when the app answers with %s', async (_, given, then) => {
    const { ask, session } = inApp([answer({ token: 'a', user }), given]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    pushB();
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toEqual({ isAsking: false, ...then });
  });

  it('in an answer that takes a token away is asked for the token once', async () => {
    const { ask, session } = inApp([
      answer({ token: 'a' }),
      answer({ user: B }),
      answer({ user: B }),
      answer({ token: 'b', user: B }),
    ]);
    ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(app.getUserInfo).toHaveBeenCalledTimes(3);
    expect(session()).toEqual({ isAsking: false, token: null, user: 'B' });
  });

  it('is asked for on a return to the page', async () => {
    const { ask, native, session } = inApp([answer({ user: B }), answer({ token: 'b', user: B })]);
    ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session()).toMatchObject({ token: null, user: 'B' });
    native.askOnReturn();
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toMatchObject({ token: 'Bearer b', user: 'B' });
  });

  it('keeps the token of the same user', async () => {
    const { ask, session } = inApp([answer({ token: 'b', user: B })]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    pushB();
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toEqual({ isAsking: false, token: 'Bearer b', user: 'B' });
    expect(app.getUserInfo).toHaveBeenCalledTimes(1);
  });
});

it('pages stop waiting when the app pushes a logout while it is being asked', async () => {
  const { ask, session } = inApp([], STORED);
  ask();
  await vi.advanceTimersByTimeAsync(0);
  app.handlers['refreshUserInfo']?.({ usertoken: '', userinfo: null });
  expect(session()).toEqual({ isAsking: false, token: null, user: null });
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

/** A bridge that appears when `appear` is called. */
function appearLater() {
  let appear = () => undefined as void;
  connectBridge.mockReturnValue(new Promise((resolve) => (appear = () => resolve(app))));
  return () => {
    appear();
    return vi.advanceTimersByTimeAsync(0);
  };
}

describe('a navigation', () => {
  const B = { ...user, id: 'B' };

  it('asks also while an earlier question is open; an older answer that comes later is dropped', async () => {
    const open: ((given: HandOver) => void)[] = [];
    const { ask, session } = inApp([]);
    app.getUserInfo.mockImplementation(() => new Promise((resolve) => open.push(resolve)));
    ask();
    await vi.advanceTimersByTimeAsync(0);
    ask();
    expect(app.getUserInfo).toHaveBeenCalledTimes(2);
    open[1]?.(answer({ token: 'b', user: B }));
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toMatchObject({ token: 'Bearer b', user: 'B' });
    open[0]?.(answer({ token: 'a', user }));
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toMatchObject({ token: 'Bearer b', user: 'B' });
  });

  it('keeps what the app pushed while a question was open', async () => {
    const open: ((given: HandOver) => void)[] = [];
    const { ask, session } = inApp([]);
    app.getUserInfo.mockImplementation(() => new Promise((resolve) => open.push(resolve)));
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(app.handlers['refreshUserInfo']?.({ usertoken: 'b', userinfo: B })).toBe(true);
    open[0]?.(answer({ token: 'a', user }));
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toMatchObject({ token: 'Bearer b', user: 'B' });
  });

  it('counts answers without a user anew after a push', async () => {
    const { ask, session } = inApp([answer(), answer()]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    app.handlers['refreshUserInfo']?.({ usertoken: 'a', userinfo: user });
    await vi.advanceTimersByTimeAsync(300);
    expect(session()).toMatchObject({ token: 'Bearer a', user: 'A' });
  });

  it('asks again where the channel did not load', async () => {
    connectBridge.mockRejectedValueOnce(new BridgeError('absent'));
    const { ask, session } = inApp([answer({ token: 'a', user })]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toEqual({ isAsking: false, token: null, user: null });
    await vi.advanceTimersByTimeAsync(300);
    expect(session()).toMatchObject({ user: 'A' });
  });

  it('asks nothing in other apps', async () => {
    const { ask, native } = inApp([], {}, { ...BROWSER, host: 'wechat' });
    ask();
    native.unlogin('Bearer a');
    native.askOnReturn();
    expect(connectBridge).not.toHaveBeenCalled();
  });
});

describe('a bridge that appears late', () => {
  it.each([500, 3500, 6000, 20_000, 3_600_000])('is asked at once after %i ms', async (ms) => {
    const appear = appearLater();
    const { ask, session } = inApp([answer({ token: 'a', user })]);
    ask();
    await vi.advanceTimersByTimeAsync(ms);
    expect(session()).toEqual({ isAsking: ms < 3000, token: null, user: null });
    await appear();
    expect(session()).toEqual({ isAsking: false, token: 'Bearer a', user: 'A' });
  });

  it('is asked once for several navigations before it came', async () => {
    const appear = appearLater();
    const { ask } = inApp([answer({ token: 'a', user })]);
    ask();
    await vi.advanceTimersByTimeAsync(4000);
    ask();
    ask();
    await appear();
    expect([connectBridge.mock.calls.length, app.getUserInfo.mock.calls.length]).toEqual([1, 1]);
  });

  it('lets no page of a plain browser wait', async () => {
    const appear = appearLater();
    const { ask, session } = inApp([answer({ token: 'a', user })], {}, BROWSER);
    ask();
    expect(session().isAsking).toBe(false);
    await appear();
    expect(session()).toEqual({ isAsking: false, token: 'Bearer a', user: 'A' });
  });

  it('lets pages wait if it is there from the start, whatever the user agent', async () => {
    vi.stubGlobal('ReactNativeWebView', { postMessage: () => undefined });
    const { ask, session } = inApp([], {}, BROWSER);
    ask();
    expect(session().isAsking).toBe(true);
    vi.unstubAllGlobals();
  });

  it.each([
    [2900, 1],
    [3100, 0],
  ])('receives the logout of a 401 within 3 s: after %i ms, %i times', async (ms, times) => {
    const appear = appearLater();
    const { native } = inApp([]);
    native.unlogin('Bearer a');
    await vi.advanceTimersByTimeAsync(ms);
    await appear();
    expect(app.unlogin).toHaveBeenCalledTimes(times);
  });
});

describe('an app without a user is asked again', () => {
  const countIn = async (ms: number) => {
    const before = app.getUserInfo.mock.calls.length;
    await vi.advanceTimersByTimeAsync(ms);
    return app.getUserInfo.mock.calls.length - before;
  };
  const forever = (given: HandOver | Error) =>
    app.getUserInfo.mockImplementation(() =>
      given instanceof Error ? Promise.reject(given) : Promise.resolve(given),
    );

  it.each([
    ['neither', answer()],
    ['a token alone', answer({ token: 'a' })],
    ['no answer', new BridgeError('timeout')],
  ])('at growing intervals up to 15 s, without an end: %s', async (_, given) => {
    const at: number[] = [];
    const { ask } = inApp([]);
    app.getUserInfo.mockImplementation(() => {
      at.push(Date.now());
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    });
    ask();
    await vi.advanceTimersByTimeAsync(60_000);
    const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(gaps).toEqual([300, 600, 1200, 2400, 4800, 9600, 15_000, 15_000]);
    expect(await countIn(3_600_000)).toBe(240);
  });

  it('after a 401, which ended the session, until it has logged in again', async () => {
    const B = { ...user, id: 'B' };
    const { ask, auth, native, session } = inApp([
      answer({ token: 'a', user }),
      answer({ token: 'a', user }),
      answer(),
      answer({ token: 'b', user: B }),
    ]);
    ask();
    await vi.advanceTimersByTimeAsync(60_000);
    auth.refuse('Bearer a');
    native.unlogin('Bearer a');
    // The refused token again is no login: accepted, it would be refused without end.
    await vi.advanceTimersByTimeAsync(300);
    expect(app.getUserInfo).toHaveBeenCalledTimes(2);
    expect(session()).toEqual({ isAsking: false, token: null, user: null });
    await vi.advanceTimersByTimeAsync(600 + 1200);
    expect(session()).toMatchObject({ token: 'Bearer b', user: 'B' });
    expect(await countIn(60_000)).toBe(0);
  });

  it.each([
    ['a navigation', (native: { ask(): void }) => native.ask()],
    ['a return', (native: { askOnReturn(): void }) => native.askOnReturn()],
    ['a push', () => app.handlers['refreshUserInfo']?.({ usertoken: 'a', userinfo: user })],
  ] as const)('after a 401, and %s accepts the refused token again', async (_, act) => {
    const { ask, auth, native, session } = inApp([]);
    forever(answer({ token: 'a', user }));
    ask();
    await vi.advanceTimersByTimeAsync(0);
    auth.refuse('Bearer a');
    native.unlogin('Bearer a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session()).toMatchObject({ user: null });
    act(native);
    await vi.advanceTimersByTimeAsync(0);
    expect(session()).toMatchObject({ token: 'Bearer a', user: 'A' });
  });

  it('not after the 401 of a token that was replaced', async () => {
    const { ask, auth, native } = inApp([answer({ token: 'a', user })]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    auth.refuse('Bearer old');
    native.unlogin('Bearer old');
    expect(await countIn(60_000)).toBe(0);
  });

  it('until it has one', async () => {
    const { ask, session } = inApp([answer(), answer(), answer(), answer({ token: 'a', user })]);
    ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(app.getUserInfo).toHaveBeenCalledTimes(4);
    expect(session()).toMatchObject({ token: 'Bearer a', user: 'A' });
  });

  it('until the page has one by a login', async () => {
    const { ask, auth } = inApp([]);
    forever(answer());
    ask();
    await vi.advanceTimersByTimeAsync(5000);
    auth.login('a', user as never);
    expect(await countIn(60_000)).toBe(0);
  });

  it('not while the page is hidden, and at once when it is returned to', async () => {
    const { ask, native } = inApp([]);
    forever(answer());
    ask();
    await vi.advanceTimersByTimeAsync(5000);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await countIn(60_000)).toBe(0);
    hidden.mockReturnValue(false);
    const before = app.getUserInfo.mock.calls.length;
    native.askOnReturn();
    expect(app.getUserInfo.mock.calls.length - before).toBe(1);
    expect(await countIn(1000)).toBe(2);
  });

  it('not on a return with a known user', async () => {
    const { ask, native } = inApp([answer({ token: 'a', user })]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    native.askOnReturn();
    expect(await countIn(0)).toBe(0);
  });
});
