import type { createStore } from 'jotai';
import type { HandOver } from '@vip/bridge';
import { PERSONAL_KEYS, personOf, type Account } from '@vip/host';
import { removeByPrefix, type PageStorage } from '../browser/storage.ts';
import { accountAtom, clientTypeAtom, identityAtom, tokenAtom, versionAtom } from './atoms.ts';
import { isOther, readMark, writeMark } from './person-mark.ts';
import { ACCOUNT_KEY, CLIENT_TYPE_KEY, TOKEN_KEY, withBearer } from '@vip/release-format';
import { APP_VERSION_KEY, readSession, type Identity } from './stored-session.ts';

export interface Auth {
  /** The token as requests carry it: of the person that pages see. */
  token(): string | null;
  /** Takes a hand-over of the native app. `isPushed`: the app sent it unasked; without token and user it is a logout then. */
  accept(handOver: HandOver, isPushed?: boolean): void;
  /** The app answers that no user is logged in: ends the session, unless it came from a login in this tab. */
  endByApp(): void;
  /** Keeps an SMS or password login. */
  login(token: string, account: Account): void;
  /** Ends the session and removes all personal data of this origin. */
  logout(): void;
  /** The server answered 401 to this token: removes it and its account. Sessions with another token stay. */
  refuse(token: string | null): void;
  /** Takes over the session that storage has: another tab may have changed it. */
  follow(): void;
}

/** In session storage: the person who logged in in this tab. */
const LOGIN_KEY = 'auth.login';
/** What one person leaves in local storage that is not kept by account. */
const RESULTS = ['purchase.result'];

/** The session: one person's. Atoms for subscribers, storage for the next visit and other tabs. */
export function createAuth(
  store: ReturnType<typeof createStore>,
  { local, session }: { local: PageStorage; session: PageStorage },
  onCleared: () => void = () => undefined,
): Auth {
  /** The last token that the app handed over in this page. */
  let appToken: string | null = null;
  /** Account ids by token, as far as this page has seen both together. */
  const owners = new Map<string, string>();
  const isMixed = ({ token, account }: Identity) =>
    token !== null && account !== null && (owners.get(token) ?? account.id) !== account.id;

  const current = (): Identity => ({ token: store.get(tokenAtom), account: store.get(accountAtom) });
  const isOfLogin = () => personOf(current()) !== '' && session.get(LOGIN_KEY) === personOf(current());

  function show(next: Identity): void {
    if (next.token && next.account) owners.set(next.token, next.account.id);
    store.set(identityAtom, next);
  }
  /** Removes what is in storage of a person. `isAll`: also pending purchases and the session. */
  function clear(isAll: boolean): void {
    removeByPrefix(session, PERSONAL_KEYS.session);
    removeByPrefix(local, isAll ? PERSONAL_KEYS.local : RESULTS);
    onCleared();
  }
  function put(next: Identity): void {
    const { token, account } = next;
    if (isOther(readMark(local), next) || isOther(readMark(session), next)) clear(false);
    const { account: known } = readSession(local);
    // In this order: a tab that reads in between never finds a token and an account of two persons.
    writeMark(local, personOf(next));
    if (known && known.id !== account?.id) local.remove(ACCOUNT_KEY);
    if (token) local.set(TOKEN_KEY, token);
    else local.remove(TOKEN_KEY);
    if (account) local.set(ACCOUNT_KEY, JSON.stringify(account));
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
    const now = current();
    if (token !== now.token || account?.id !== now.account?.id) show({ token, account });
  }

  function logout(): void {
    clear(true);
    show({ token: null, account: null });
  }

  const { version, clientType } = readSession(local);
  store.set(versionAtom, version);
  store.set(clientTypeAtom, clientType);
  follow();

  return {
    token() {
      if (store.get(tokenAtom) === null) follow();
      return store.get(tokenAtom);
    },
    accept({ token: given, user, clientType: type, version: appVersion }, isPushed = false) {
      store.set(clientTypeAtom, type);
      local.set(CLIENT_TYPE_KEY, String(type));
      store.set(versionAtom, appVersion);
      local.set(APP_VERSION_KEY, appVersion);
      // Known before storage is read: another tab may have joined this token with another user.
      if (given && user) owners.set(withBearer(given), user.id);
      follow();
      const known = current();
      if (!given && !user) {
        const hasPerson = personOf(known) !== '' || readMark(local) !== '';
        if (isPushed && hasPerson && !isOfLogin()) logout();
        return;
      }
      if (given) appToken = withBearer(given);
      const token = given ? withBearer(given) : known.token;
      const isSameUser = user !== null && known.account?.id === user.id;
      const isOfApp = !known.account && token === appToken && !isMixed({ token, account: user });
      if (given) session.remove(LOGIN_KEY);
      put({
        token: given || isSameUser || isOfApp ? token : null,
        // The app knows three fields; what an SMS login knew of the same person stays.
        account: isSameUser
          ? { ...known.account, ...user }
          : (user ?? (token === known.token ? known.account : null)),
      });
    },
    endByApp() {
      if (isOfLogin() || personOf(current()) === '') return;
      clear(false);
      [TOKEN_KEY, ACCOUNT_KEY].forEach(local.remove);
      writeMark(local, '');
      show({ token: null, account: null });
    },
    login(token, account) {
      put({ token: withBearer(token), account });
      session.set(LOGIN_KEY, account.id);
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
