import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createAuth, type Auth } from './auth.ts';

const user = (id: string) => ({ id, nickname: `用户${id}`, avatar: '' });
const handOver = (token: string | null, id: string | null) => ({
  token,
  user: id === null ? null : user(id),
  info: id === null ? null : user(id),
  clientType: 2,
  version: '5.2',
  handlers: [],
});
const EMPTY = handOver(null, null);
type Act = (auth: Auth) => void;
const logoutsOfApp: [string, Act][] = [
  ['pushed', (auth) => auth.accept(EMPTY, true)],
  ['by answers', (auth) => auth.endByApp()],
];

/** Personal data of every kind that a visit stores. */
const TRACES = {
  local: ['checkout.main.purchases', 'checkout.honey.paid', 'purchase.result.main', 'release.device'],
  session: [
    'auth.phone',
    'checkout.main.lock',
    'secret./result/-/1',
    'prepared.address',
    'wechat.answer',
    'tuiwen.guide',
  ],
};

/** A device: local storage shared by its tabs. */
function device(stored: Record<string, string> = {}) {
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
  it('is the hand-over of the native app, for pages and under the storage keys of the specification', () => {
    const { local, tab } = device();
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

  it('adds the Bearer prefix only once and is restored on the next visit', () => {
    const { tab } = device();
    tab().auth.accept(handOver('Bearer abc', '7'));
    const next = tab();
    expect(next.who()).toEqual(['Bearer abc', '7']);
    expect(next.auth.token()).toBe('Bearer abc');
  });

  it('keeps the fields of a login when the app hands over the same user', () => {
    const { auth } = device().tab();
    auth.login('t', { ...user('7'), phone: '138****0001' });
    auth.accept(handOver('t2', '7'));
    expect(auth.session.get()).toMatchObject({ token: 'Bearer t2', account: { phone: '138****0001' } });
  });

  it('never gives a subscriber the token of one user with the account of another', () => {
    const { auth, who } = device().tab();
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

describe('a login without a user', () => {
  it.each(logoutsOfApp)(
    'is known, also in the next document, and %s of the app does not end it',
    (_, logOut) => {
      const { tab } = device();
      const { auth, session, who } = tab();
      auth.login('a');
      expect([auth.session.get().status, who()]).toEqual(['known', ['Bearer a', null]]);
      logOut(auth);
      expect(who()).toEqual(['Bearer a', null]);
      const back = tab(session);
      logOut(back.auth);
      expect(back.who()).toEqual(['Bearer a', null]);
    },
  );

  it('gets the user from a hand-over, and keeps what this user has stored', () => {
    const { auth, who, leaveTraces, traces } = device().tab();
    auth.login('a');
    leaveTraces();
    auth.accept(handOver('a', 'A'));
    expect(who()).toEqual(['Bearer a', 'A']);
    expect(traces()).toEqual(TRACES);
  });

  it('stays a login of this tab when another tab finds out the user', () => {
    const { tab } = device();
    const { auth, who } = tab();
    auth.login('a');
    tab().auth.accept(handOver('a', 'A'));
    auth.follow();
    auth.endByApp();
    expect(who()).toEqual(['Bearer a', 'A']);
  });

  it('has the user of this token, and not the previous one', () => {
    const { local, tab } = device();
    const { auth, who, leaveTraces, traces } = tab();
    auth.accept(handOver('a', 'A'));
    leaveTraces();
    auth.login('a', null);
    expect([who(), traces()]).toEqual([['Bearer a', 'A'], TRACES]);
    auth.login('b', null);
    expect(who()).toEqual(['Bearer b', null]);
    expect(local.get('auth.info')).toBeNull();
    expect(traces().session).toEqual([]);
  });
});

describe('a hand-over', () => {
  it('of a different user without a token drops the old token', () => {
    const { auth, who } = device().tab();
    auth.accept(handOver('a', 'A'));
    auth.accept(handOver(null, 'B'));
    expect([who(), auth.token()]).toEqual([[null, 'B'], null]);
  });

  it('of a different token without a user drops the old account', () => {
    const { auth, who } = device().tab();
    auth.accept(handOver('a', 'A'));
    auth.accept(handOver('b', null));
    expect(who()).toEqual(['Bearer b', null]);
  });

  it.each([
    ['the same user without a token', handOver(null, 'A')],
    ['the same token without a user', handOver('a', null)],
    ['neither token nor user, as an answer', EMPTY],
  ])('of %s keeps the session', (_, next) => {
    const { auth, who } = device().tab();
    auth.accept(handOver('a', 'A'));
    auth.accept(next);
    expect(who()).toEqual(['Bearer a', 'A']);
  });

  it.each([
    ['an answer', false],
    ['a push', true],
  ])(
    'of a user without a token, in %s, drops a token of unknown owner, whoever has sent it',
    (_, isPushed) => {
      const ofApp = device().tab();
      ofApp.auth.accept(handOver('a', null), isPushed);
      ofApp.auth.accept(handOver(null, 'B'), isPushed);
      const stored = device({ 'auth.token': 'Bearer old' }).tab();
      stored.auth.accept(handOver(null, 'B'), isPushed);
      const ofLogin = device().tab();
      ofLogin.auth.login('a');
      ofLogin.auth.accept(handOver(null, 'B'), isPushed);
      for (const { auth, who } of [ofApp, stored, ofLogin])
        expect([who(), auth.session.get().status]).toEqual([[null, 'B'], 'anonymous']);
    },
  );
});

describe('the user info of an app', () => {
  const { who, info, stored } = (() => {
    const device1 = device();
    const { auth, who } = device1.tab();
    const info = {
      uid: 7,
      nickname: 42,
      avatar: { url: 'a.png' },
      vip: { until: '2027' },
      membership: 'gold',
    };
    auth.login('t', { ...user('7'), phone: '138****0001' } as never);
    const read = { id: '7', nickname: '42', avatar: '' };
    auth.accept({ ...handOver('a', null), user: read, info });
    auth.accept(handOver('a', null));
    return {
      who: () => [who(), auth.session.get().account, device1.tab().auth.session.get().account],
      info,
      stored: () => JSON.parse(device1.local.get('auth.info') ?? '') as unknown,
    };
  })();

  it('is stored whole, with the id as text and what a login of the same user has brought', () => {
    expect(stored()).toEqual({ ...info, id: '7', phone: '138****0001' });
  });

  it('is the same for pages before and after a reload, without fields of other shapes', () => {
    const account = { id: '7', nickname: '42', avatar: '', phone: '138****0001' };
    expect(who()).toEqual([['Bearer a', '7'], account, account]);
  });

  it('of a different user has nothing of the previous one', () => {
    const { local, tab } = device();
    const { auth } = tab();
    auth.accept({ ...handOver('a', 'A'), info: { ...user('A'), vip: 1 } });
    auth.accept(handOver('b', 'B'));
    expect(JSON.parse(local.get('auth.info') ?? '')).toEqual(user('B'));
    auth.accept(handOver('c', null));
    expect(local.get('auth.info')).toBeNull();
  });
});

describe('a logout', () => {
  it.each<[string, Act]>([
    ['in the page', (auth) => auth.logout()],
    ['that the app pushes', (auth) => auth.accept(EMPTY, true)],
  ])('%s clears all personal data in both storages', (_, logOut) => {
    const { local, tab } = device();
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

  it('by repeated answers of the app ends the session and keeps purchases, which are stored by account', () => {
    const { auth, who, leaveTraces, traces } = device().tab();
    auth.accept(handOver('a', 'A'));
    leaveTraces();
    auth.endByApp();
    expect(who()).toEqual([null, null]);
    expect(traces()).toEqual({
      local: ['checkout.main.purchases', 'checkout.honey.paid', 'release.device'],
      session: [],
    });
  });

  it.each(logoutsOfApp)('%s of an app without a user keeps a login of this tab', (_, logOut) => {
    const { tab } = device();
    const { auth, session, who } = tab();
    auth.login('a', user('A'));
    logOut(auth);
    expect(who()).toEqual(['Bearer a', 'A']);
    // The cashier returns to a new document in the same tab.
    const back = tab(session);
    logOut(back.auth);
    expect(back.who()).toEqual(['Bearer a', 'A']);
    // Another tab had no login.
    const other = tab();
    logOut(other.auth);
    expect(other.who()).toEqual([null, null]);
  });

  it('by the app ends a login once the app has handed over a session itself', () => {
    const { auth, who } = device().tab();
    auth.login('a', user('A'));
    auth.accept(handOver('a2', 'A'));
    auth.endByApp();
    expect(who()).toEqual([null, null]);
  });

  it.each(logoutsOfApp)('%s keeps the purchase of an anonymous user', (_, logOut) => {
    const { auth, leaveTraces, traces } = device().tab();
    leaveTraces();
    logOut(auth);
    expect(traces()).toEqual(TRACES);
  });
});

describe('a different user', () => {
  it.each<[string, Act]>([
    ['by a login', (auth) => auth.login('b', user('B'))],
    ['by a hand-over', (auth) => auth.accept(handOver('b', 'B'))],
    ['by a token alone', (auth) => auth.accept(handOver('b', null))],
  ])('%s finds no data of the previous user except what is stored by account', (_, come) => {
    const { auth, leaveTraces, traces } = device().tab();
    auth.accept(handOver('a', 'A'));
    leaveTraces();
    come(auth);
    expect(traces()).toEqual({
      local: ['checkout.main.purchases', 'checkout.honey.paid', 'release.device'],
      session: [],
    });
  });

  it('is recognised after a 401 ended the previous session, also in a new tab', () => {
    const { tab } = device();
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

  it('is not the same user with a new token, nor the user of whom only the token was known', () => {
    const { auth, leaveTraces, traces } = device({ 'auth.token': 'Bearer a' }).tab();
    leaveTraces();
    auth.accept(handOver('a', 'A'));
    auth.accept(handOver('a2', 'A'));
    auth.refuse('Bearer a2');
    auth.login('a3', user('A'));
    expect(traces()).toEqual(TRACES);
  });

  it('is not an anonymous user who logs in', () => {
    const { auth, leaveTraces, traces } = device().tab();
    leaveTraces();
    auth.login('a', user('A'));
    expect(traces()).toEqual(TRACES);
  });
});

describe('a 401', () => {
  it('removes the refused token and its account', () => {
    const { local, tab } = device();
    const { auth, who } = tab();
    auth.accept(handOver('a', 'A'));
    auth.refuse('Bearer a');
    expect([who(), local.get('auth.token'), local.get('auth.info')]).toEqual([[null, null], null, null]);
  });

  it('keeps a session with a different token', () => {
    const { auth, who } = device().tab();
    auth.accept(handOver('a', 'A'));
    auth.refuse('Bearer old');
    auth.refuse(null);
    expect(who()).toEqual(['Bearer a', 'A']);
  });

  it('keeps the session that another tab has stored, and the page adopts it', () => {
    const { local, tab } = device();
    const [one, two] = [tab(), tab()];
    one.auth.accept(handOver('a', 'A'));
    two.auth.accept(handOver('b', 'B'));
    one.auth.refuse('Bearer a');
    expect(local.get('auth.token')).toBe('Bearer b');
    expect([one.who(), one.auth.token()]).toEqual([['Bearer b', 'B'], 'Bearer b']);
  });
});

describe('tabs', () => {
  it('follow a login and a logout in another tab', () => {
    const { tab } = device();
    const [one, two] = [tab(), tab()];
    two.auth.login('a', user('A'));
    one.auth.follow();
    expect(one.who()).toEqual(['Bearer a', 'A']);
    two.auth.logout();
    one.auth.follow();
    expect(one.who()).toEqual([null, null]);
  });

  it('show the user whose token they send', () => {
    const { tab } = device();
    const [one, two] = [tab(), tab()];
    two.auth.login('a', user('A'));
    expect(one.auth.token()).toBe('Bearer a');
    expect(one.who()).toEqual(['Bearer a', 'A']);
  });

  it('do not restore a session that another tab has ended', () => {
    const { tab } = device();
    const [one, two] = [tab(), tab()];
    one.auth.login('a', user('A'));
    two.auth.follow();
    two.auth.logout();
    one.auth.accept(handOver(null, 'A'));
    expect(one.who()).toEqual([null, 'A']);
  });

  it.each<[string, Act, string[]]>([
    ['a logout', (auth) => auth.logout(), []],
    ['another login', (auth) => auth.login('b', user('B')), []],
    ['a 401', (auth) => auth.refuse('Bearer a'), TRACES.session],
  ])('clear their own personal data after %s in another tab, also when reopened later', (_, act, left) => {
    for (const isReopened of [false, true]) {
      const { tab } = device();
      const [one, two] = [tab(), tab()];
      one.auth.login('a', user('A'));
      two.auth.follow();
      one.leaveTraces();
      act(two.auth);
      const again = isReopened ? tab(one.session) : one;
      again.auth.follow();
      expect(again.traces().session).toEqual(left);
    }
  });
});
