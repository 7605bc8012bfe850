import type { HandOver } from '@vip/bridge';
import { PERSONAL_KEYS, isPerson, personOf, type Account, type Session, type SessionSource } from '@vip/host';
import { ACCOUNT_KEY, CLIENT_TYPE_KEY, TOKEN_KEY, withBearer } from '@vip/release-format';
import { removeByPrefix, type PageStorage } from '../browser/storage.ts';
import {
  accountOf,
  APP_VERSION_KEY,
  isOther,
  readMark,
  readSession,
  writeMark,
  type Identity,
} from './stored-session.ts';

export interface Auth {
  /** The session as pages see it. */
  readonly session: SessionSource;
  /** Set while the app's first answer is pending. */
  setAsking(isAsking: boolean): void;
  /**
   * The token as requests carry it: of the user that pages see, or, while there is none, of another tab's session (the
   * specification reads storage for each request).
   */
  token(): string | null;
  /** Accepts a hand-over of the native app. `isPushed`: sent without a question; without token and user it is then a logout. */
  accept(handOver: HandOver, isPushed?: boolean): void;
  /** The app has no user: ends the session unless it is a login of this tab. */
  endByApp(): void;
  /** Stores an SMS or password login. Without an account, this token's is kept if it is known. */
  login(token: string, account?: Account | null): void;
  /** Ends the session and removes all personal data of this origin. */
  logout(): void;
  /** The server answered 401 to this token: removes it and its account. Sessions with another token stay. */
  refuse(token: string | null): void;
  /** Reads the session from storage again: another tab may have changed it. */
  follow(): void;
}

/** In session storage: the user who logged in in this tab. */
const LOGIN_KEY = 'auth.login';
/** Prefix of local data that is not stored by account. Also matches the key of older shells, without a brand. */
const RESULTS = ['purchase.result'];

/** Creates the session of one user. Storage has it for the next visit and for other tabs. */
export function createAuth(
  { local, session }: { local: PageStorage; session: PageStorage },
  onCleared: () => void = () => undefined,
): Auth {
  /** Account ids by token, if this page has received both together. */
  const owners = new Map<string, string>();
  const isMixed = ({ token, account }: Identity) =>
    token !== null && account !== null && (owners.get(token) ?? account.id) !== account.id;

  const { version, clientType } = readSession(local);
  let current: Session = {
    status: 'anonymous',
    isAsking: false,
    token: null,
    account: null,
    version,
    clientType,
  };
  const subscribers = new Set<() => void>();
  /** One change: no subscriber sees the token of one user and the account of another. */
  function change(some: Partial<Session>): void {
    const next = { ...current, ...some };
    next.status = next.token ? 'known' : next.isAsking ? 'waiting' : 'anonymous';
    if ((Object.keys(next) as (keyof Session)[]).every((key) => next[key] === current[key])) return;
    current = next;
    subscribers.forEach((handler) => handler());
  }
  const isOfLogin = () => personOf(current) !== '' && isPerson(session.get(LOGIN_KEY) ?? '', current);

  function show(next: Identity): void {
    if (next.token && next.account) owners.set(next.token, next.account.id);
    change({ token: next.token, account: next.account });
  }
  /** Removes a user's data from storage. `isAll`: also pending purchases and the session. */
  function clear(isAll: boolean): void {
    removeByPrefix(session, PERSONAL_KEYS.session);
    removeByPrefix(local, isAll ? PERSONAL_KEYS.local : RESULTS);
    onCleared();
  }
  /** `record`: what is stored of the account; left out, what is stored of the same user stays. */
  function put(next: Identity, record?: object): void {
    const { token, account } = next;
    if (isOther(readMark(local), next) || isOther(readMark(session), next)) clear(false);
    const { account: known } = readSession(local);
    // In this order, a tab that reads in between never finds the token and the account of two users.
    writeMark(local, personOf(next));
    if (known && known.id !== account?.id) local.remove(ACCOUNT_KEY);
    if (token) local.set(TOKEN_KEY, token);
    else local.remove(TOKEN_KEY);
    if (account && (record || known?.id !== account.id))
      local.set(ACCOUNT_KEY, JSON.stringify(record ?? account));
    writeMark(session, personOf(next));
    show(next);
  }
  function follow(): void {
    const stored = readSession(local);
    const { account } = stored;
    const token = isMixed(stored) ? null : stored.token;
    const person = personOf({ token, account }) || readMark(local);
    const mark = readMark(session);
    if (mark !== person && isOther(mark, { token, account })) removeByPrefix(session, PERSONAL_KEYS.session);
    writeMark(session, person);
    if (readMark(local) === '') writeMark(local, person);
    if (token !== current.token || account?.id !== current.account?.id) show({ token, account });
  }

  function logout(): void {
    clear(true);
    show({ token: null, account: null });
  }

  follow();

  return {
    session: {
      get: () => current,
      subscribe(handler) {
        subscribers.add(handler);
        return () => void subscribers.delete(handler);
      },
    },
    setAsking: (isAsking) => change({ isAsking }),
    token() {
      if (current.token === null) follow();
      return current.token;
    },
    accept({ token: given, user, info, clientType: type, version: appVersion }, isPushed = false) {
      change({ clientType: type, version: appVersion });
      local.set(CLIENT_TYPE_KEY, String(type));
      local.set(APP_VERSION_KEY, appVersion);
      // Known before storage is read: another tab may have joined this token with another user.
      if (given && user) owners.set(withBearer(given), user.id);
      follow();
      const known = current;
      if (!given && !user) {
        const hasPerson = personOf(known) !== '' || readMark(local) !== '';
        if (isPushed && hasPerson && !isOfLogin()) logout();
        return;
      }
      const token = given ? withBearer(given) : known.token;
      const isSameUser = user !== null && known.account?.id === user.id;
      if (given) session.remove(LOGIN_KEY);
      // The fields of an SMS login of the same user stay. An older shell reads only ids that are text.
      const record = user && { ...(isSameUser && known.account), ...info, id: user.id };
      put(
        {
          // Not a token of unknown owner: the app may have changed its user since it handed over the token alone.
          token: given || isSameUser ? token : null,
          account: record ? accountOf(record) : token === known.token ? known.account : null,
        },
        record ?? undefined,
      );
    },
    endByApp() {
      if (isOfLogin() || personOf(current) === '') return;
      clear(false);
      [TOKEN_KEY, ACCOUNT_KEY].forEach(local.remove);
      writeMark(local, '');
      show({ token: null, account: null });
    },
    login(given, user) {
      const token = withBearer(given);
      const account = user ?? (token === current.token ? current.account : null);
      put({ token, account }, user ?? undefined);
      session.set(LOGIN_KEY, personOf(current));
    },
    logout,
    refuse(token) {
      if (token !== null && readSession(local).token === token)
        [TOKEN_KEY, ACCOUNT_KEY].forEach(local.remove);
      follow();
    },
    follow,
  };
}
