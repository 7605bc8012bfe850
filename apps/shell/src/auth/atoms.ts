import { atom } from 'jotai';
import type { Account, Session } from '@vip/host';
import type { Identity } from './stored-session.ts';

/** Prefixed with "Bearer ", or null. */
export const tokenAtom = atom<string | null>(null);
export const accountAtom = atom<Account | null>(null);
/** Sets both in one update: no subscriber sees the token of one person and the account of another. */
export const identityAtom = atom(null, (_get, set, { token, account }: Identity) => {
  set(tokenAtom, token);
  set(accountAtom, account);
});
/** The native app's version. */
export const versionAtom = atom('');
/** `ct`: 0 when absent. */
export const clientTypeAtom = atom(0);
/** Patterns of the routes that match the current path. */
export const matchedRoutesAtom = atom<string[]>([]);
/** The native app has been asked for the first time and may still answer. */
export const isAskingAtom = atom(false);

/** The session as pages see it. */
export const sessionAtom = atom<Session>((get) => {
  const token = get(tokenAtom);
  const isAsking = get(isAskingAtom);
  return {
    status: token ? 'known' : isAsking ? 'waiting' : 'anonymous',
    isAsking,
    token,
    account: get(accountAtom),
    version: get(versionAtom),
    clientType: get(clientTypeAtom),
  };
});
