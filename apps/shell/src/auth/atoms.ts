import { atom } from 'jotai';
import type { Account, Session } from '@vip/host';

/** Prefixed with "Bearer ", or null. */
export const tokenAtom = atom<string | null>(null);
export const accountAtom = atom<Account | null>(null);
/** The native app's version. */
export const versionAtom = atom('');
/** `ct`: 0 when absent. */
export const clientTypeAtom = atom(0);
/** Patterns of the routes that match the present path. */
export const matchedRoutesAtom = atom<string[]>([]);
/** The native app has been asked for the first time and may still answer. */
export const isAskingAtom = atom(false);

/** The session as pages see it. */
export const sessionAtom = atom<Session>((get) => {
  const token = get(tokenAtom);
  return {
    status: token ? 'known' : get(isAskingAtom) ? 'waiting' : 'anonymous',
    token,
    account: get(accountAtom),
    version: get(versionAtom),
    clientType: get(clientTypeAtom),
  };
});
