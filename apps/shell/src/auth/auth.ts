import type { createStore } from 'jotai';
import type { HandOver } from '@vip/bridge';
import type { Account, KeyValue } from '@vip/host';
import { accountAtom, clientTypeAtom, tokenAtom, versionAtom } from './atoms.ts';
import { KEYS, readSession, withPrefix } from './stored-session.ts';

export interface Auth {
  /** The token as requests carry it: from the store, otherwise from storage. */
  token(): string | null;
  /** Keeps what the native app handed over. */
  accept(handOver: HandOver): void;
  /** Keeps an SMS or password login. */
  login(token: string, account: Account): void;
  logout(): void;
}

/** The session: atoms for those who show it, storage for the next visit. */
export function createAuth(store: ReturnType<typeof createStore>, storage: KeyValue): Auth {
  const stored = readSession(storage);
  store.set(tokenAtom, stored.token);
  store.set(accountAtom, stored.account);
  store.set(versionAtom, stored.version);
  store.set(clientTypeAtom, stored.clientType);

  const keepToken = (token: string) => {
    store.set(tokenAtom, withPrefix(token));
    storage.set(KEYS.token, withPrefix(token));
  };
  const keepAccount = (account: Account) => {
    store.set(accountAtom, account);
    storage.set(KEYS.info, JSON.stringify(account));
  };

  return {
    token: () => store.get(tokenAtom) ?? readSession(storage).token,
    accept({ token, user, clientType, version }) {
      if (token) keepToken(token);
      // The app knows three fields; what an SMS login knew of the same person stays.
      const known = store.get(accountAtom);
      if (user) keepAccount(known?.id === user.id ? { ...known, ...user } : user);
      store.set(clientTypeAtom, clientType);
      storage.set(KEYS.clientType, String(clientType));
      store.set(versionAtom, version);
      storage.set(KEYS.version, version);
    },
    login(token, account) {
      keepToken(token);
      keepAccount(account);
    },
    logout() {
      store.set(tokenAtom, null);
      store.set(accountAtom, null);
      storage.remove(KEYS.token);
      storage.remove(KEYS.info);
    },
  };
}
