import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createAuth } from './auth.ts';

const user = (id: string) => ({ id, nickname: `用户${id}`, avatar: '' });
const handOver = (token: string | null, id: string | null) => ({
  token,
  user: id === null ? null : user(id),
  clientType: 2,
  version: '5.2',
  handlers: [],
});
const EMPTY = handOver(null, null);

/** Personal data of every kind, as a person's visit leaves it. */
const TRACES = {
  local: ['checkout.main.purchases', 'checkout.honey.paid', 'purchase.result.main', 'release.device'],
  session: ['checkout.main.lock', 'secret./result/-/1', 'prepared.address', 'wechat.answer', 'tuiwen.guide'],
};

/** A phone: local storage that its tabs share. */
function phone(stored: Record<string, string> = {}) {
  const local = memoryStorage(stored);
  const tabs: { follow(): void }[] = [];
  function tab(session = memoryStorage()) {
    const onCleared = vi.fn();
    const auth = createAuth({ local, session }, onCleared);
    tabs.push(auth);
    const who = () => {
      const { token, account } = auth.session.get();
      return [token, account?.id ?? null];
    };
    const leaveTraces = () => {
      TRACES.local.forEach((key) => local.set(key, '1'));
      TRACES.session.forEach((key) => session.set(key, '1'));
    };
    const traces = () => ({
      local: TRACES.local.filter((key) => local.get(key) !== null),
      session: TRACES.session.filter((key) => session.get(key) !== null),
    });
    return { auth, session, who, leaveTraces, traces, onCleared };
  }
  return { local, tab };
}

describe('the session', () => {
  it('is what the native app handed over, for pages and under the keys of the specification', () => {
    const { local, tab } = phone();
    const { auth } = tab();
    auth.accept(handOver('abc', '7'));
    expect(auth.session.get()).toEqual({
      status: 'known',
      isAsking: false,
      token: 'Bearer abc',
      account: user('7'),
      clientType: 2,
      version: '5.2',
    });
    expect(['auth.token', 'auth.version', 'ct'].map(local.get)).toEqual(['Bearer abc', '5.2', '2']);
    expect(JSON.parse(local.get('auth.info') ?? '')).toEqual(user('7'));
  });

  it('does not put the prefix twice, and is there on the next visit', () => {
    const { tab } = phone();
    tab().auth.accept(handOver('Bearer abc', '7'));
    const next = tab();
    expect(next.who()).toEqual(['Bearer abc', '7']);
    expect(next.auth.token()).toBe('Bearer abc');
  });

  it('keeps what a login knew of the person whom the app then names', () => {
    const { auth } = phone().tab();
    auth.login('t', { ...user('7'), phone: '138****0001' });
    auth.accept(handOver('t2', '7'));
    expect(auth.session.get()).toMatchObject({ token: 'Bearer t2', account: { phone: '138****0001' } });
  });

  it('never shows a subscriber the token of one person with the account of another', () => {
    const { auth, who } = phone().tab();
    const seen: unknown[] = [];
    auth.accept(handOver('a', 'A'));
    auth.session.subscribe(() => seen.push(who()));
    auth.accept(handOver('b', 'B'));
    auth.logout();
    expect(seen).toEqual([
      ['Bearer b', 'B'],
      [null, null],
    ]);
  });
});

describe('a hand-over', () => {
  it('of another user without a token does not run on the old token', () => {
    const { auth, who } = phone().tab();
    auth.accept(handOver('a', 'A'));
    auth.accept(handOver(null, 'B'));
    expect([who(), auth.token()]).toEqual([[null, 'B'], null]);
  });

  it('of another token without a user does not run under the old account', () => {
    const { auth, who } = phone().tab();
    auth.accept(handOver('a', 'A'));
    auth.accept(handOver('b', null));
    expect(who()).toEqual(['Bearer b', null]);
  });

  it.each([
    ['the same user without a token', handOver(null, 'A')],
    ['the same token without a user', handOver('a', null)],
    ['neither, as an answer', EMPTY],
  ])('of %s keeps the session', (_, next) => {
    const { auth, who } = phone().tab();
    auth.accept(handOver('a', 'A'));
    auth.accept(next);
    expect(who()).toEqual(['Bearer a', 'A']);
  });

  it('of a user alone keeps a token of an unknown person only if the app gave it in this page', () => {
    const ofApp = phone().tab();
    ofApp.auth.accept(handOver('a', null));
    ofApp.auth.accept(handOver(null, 'A'));
    expect(ofApp.who()).toEqual(['Bearer a', 'A']);
    const stored = phone({ 'auth.token': 'Bearer old' }).tab();
    stored.auth.accept(handOver(null, 'A'));
    expect(stored.who()).toEqual([null, 'A']);
  });
});

describe('a logout', () => {
  it.each([
    ['in the page', (auth: ReturnType<typeof createAuth>) => auth.logout()],
    ['that the app pushes', (auth: ReturnType<typeof createAuth>) => auth.accept(EMPTY, true)],
  ])('%s clears every personal trace of both storages', (_, logOut) => {
    const { local, tab } = phone();
    const { auth, session, who, leaveTraces, traces, onCleared } = tab();
    auth.accept(handOver('a', 'A'));
    leaveTraces();
    local.set('release.main', '{}');
    session.set('um', 'menu');
    logOut(auth);
    expect(who()).toEqual([null, null]);
    expect(traces()).toEqual({ local: [], session: [] });
    expect(local.keys().sort()).toEqual(['auth.version', 'ct', 'release.main']);
    expect(session.keys()).toEqual(['um']);
    expect(onCleared).toHaveBeenCalledOnce();
  });

  it('by repeated answers of the app ends the session, and purchases stay: they are kept by account', () => {
    const { auth, who, leaveTraces, traces } = phone().tab();
    auth.accept(handOver('a', 'A'));
    leaveTraces();
    auth.endByApp();
    expect(who()).toEqual([null, null]);
    expect(traces()).toEqual({
      local: ['checkout.main.purchases', 'checkout.honey.paid', 'release.device'],
      session: [],
    });
  });

  it.each([
    ['pushed', (auth: ReturnType<typeof createAuth>) => auth.accept(EMPTY, true)],
    ['by answers', (auth: ReturnType<typeof createAuth>) => auth.endByApp()],
  ])('%s of an app without a user leaves a login of this tab alone', (_, logOut) => {
    const { tab } = phone();
    const { auth, session, who } = tab();
    auth.login('a', user('A'));
    logOut(auth);
    expect(who()).toEqual(['Bearer a', 'A']);
    // The cashier leads back to a new document of the same tab.
    const back = tab(session);
    logOut(back.auth);
    expect(back.who()).toEqual(['Bearer a', 'A']);
    // Another tab had no login.
    const other = tab();
    logOut(other.auth);
    expect(other.who()).toEqual([null, null]);
  });

  it('by the app counts once the app has handed over the session itself', () => {
    const { auth, who } = phone().tab();
    auth.login('a', user('A'));
    auth.accept(handOver('a2', 'A'));
    auth.endByApp();
    expect(who()).toEqual([null, null]);
  });

  it.each([
    ['pushed', (auth: ReturnType<typeof createAuth>) => auth.accept(EMPTY, true)],
    ['by answers', (auth: ReturnType<typeof createAuth>) => auth.endByApp()],
  ])('%s leaves an anonymous buyer’s purchase alone', (_, logOut) => {
    const { auth, leaveTraces, traces } = phone().tab();
    leaveTraces();
    logOut(auth);
    expect(traces()).toEqual(TRACES);
  });
});

describe('another person', () => {
  it.each([
    ['by a login', (auth: ReturnType<typeof createAuth>) => auth.login('b', user('B'))],
    ['by a hand-over', (auth: ReturnType<typeof createAuth>) => auth.accept(handOver('b', 'B'))],
    ['by a token alone', (auth: ReturnType<typeof createAuth>) => auth.accept(handOver('b', null))],
  ])('%s finds nothing of the last one but what is kept by account', (_, come) => {
    const { auth, leaveTraces, traces } = phone().tab();
    auth.accept(handOver('a', 'A'));
    leaveTraces();
    come(auth);
    expect(traces()).toEqual({
      local: ['checkout.main.purchases', 'checkout.honey.paid', 'release.device'],
      session: [],
    });
  });

  it('is one also after the session of the last one ended with 401, and in a new tab', () => {
    const { tab } = phone();
    const { auth, session, leaveTraces, traces } = tab();
    auth.accept(handOver('a', 'A'));
    leaveTraces();
    auth.refuse('Bearer a');
    expect(traces()).toEqual(TRACES);
    const next = tab(session);
    next.auth.login('b', user('B'));
    expect(next.traces().session).toEqual([]);
    expect(next.traces().local).not.toContain('purchase.result.main');
  });

  it('is not the same person with a new token, nor the one of whom only the token was known', () => {
    const { auth, leaveTraces, traces } = phone({ 'auth.token': 'Bearer a' }).tab();
    leaveTraces();
    auth.accept(handOver('a', 'A'));
    auth.accept(handOver('a2', 'A'));
    auth.refuse('Bearer a2');
    auth.login('a3', user('A'));
    expect(traces()).toEqual(TRACES);
  });

  it('is not an anonymous buyer who logs in', () => {
    const { auth, leaveTraces, traces } = phone().tab();
    leaveTraces();
    auth.login('a', user('A'));
    expect(traces()).toEqual(TRACES);
  });
});

describe('a 401', () => {
  it('removes the refused token and its account', () => {
    const { local, tab } = phone();
    const { auth, who } = tab();
    auth.accept(handOver('a', 'A'));
    auth.refuse('Bearer a');
    expect([who(), local.get('auth.token'), local.get('auth.info')]).toEqual([[null, null], null, null]);
  });

  it('leaves another token alone', () => {
    const { auth, who } = phone().tab();
    auth.accept(handOver('a', 'A'));
    auth.refuse('Bearer old');
    auth.refuse(null);
    expect(who()).toEqual(['Bearer a', 'A']);
  });

  it('leaves the session that another tab has stored, and the page goes over to it', () => {
    const { local, tab } = phone();
    const [one, two] = [tab(), tab()];
    one.auth.accept(handOver('a', 'A'));
    two.auth.accept(handOver('b', 'B'));
    one.auth.refuse('Bearer a');
    expect(local.get('auth.token')).toBe('Bearer b');
    expect([one.who(), one.auth.token()]).toEqual([['Bearer b', 'B'], 'Bearer b']);
  });
});

describe('tabs', () => {
  it('follow a login and a logout of another one', () => {
    const { tab } = phone();
    const [one, two] = [tab(), tab()];
    two.auth.login('a', user('A'));
    one.auth.follow();
    expect(one.who()).toEqual(['Bearer a', 'A']);
    two.auth.logout();
    one.auth.follow();
    expect(one.who()).toEqual([null, null]);
  });

  it('show the person whose token they send', () => {
    const { tab } = phone();
    const [one, two] = [tab(), tab()];
    two.auth.login('a', user('A'));
    expect(one.auth.token()).toBe('Bearer a');
    expect(one.who()).toEqual(['Bearer a', 'A']);
  });

  it('do not bring back a session that another one has ended', () => {
    const { tab } = phone();
    const [one, two] = [tab(), tab()];
    one.auth.login('a', user('A'));
    two.auth.follow();
    two.auth.logout();
    one.auth.accept(handOver(null, 'A'));
    expect(one.who()).toEqual([null, 'A']);
  });

  it.each([
    ['a logout', (auth: ReturnType<typeof createAuth>) => auth.logout(), []],
    ['another login', (auth: ReturnType<typeof createAuth>) => auth.login('b', user('B')), []],
    ['a 401', (auth: ReturnType<typeof createAuth>) => auth.refuse('Bearer a'), TRACES.session],
  ])(
    'clear their own personal data after %s in another one, also when they come back later',
    (_, act, left) => {
      for (const isReopened of [false, true]) {
        const { tab } = phone();
        const [one, two] = [tab(), tab()];
        one.auth.login('a', user('A'));
        two.auth.follow();
        one.leaveTraces();
        act(two.auth);
        const again = isReopened ? tab(one.session) : one;
        again.auth.follow();
        expect(again.traces().session).toEqual(left);
      }
    },
  );
});
