import type { Account, KeyValue } from '@vip/host';

/** The storage keys of the specification. */
export const KEYS = {
  token: 'auth.token',
  info: 'auth.info',
  version: 'auth.version',
  clientType: 'ct',
} as const;

const PREFIX = 'Bearer ';

/** Puts "Bearer " before a token that lacks it. */
export const withPrefix = (token: string): string => (token.startsWith(PREFIX) ? token : `${PREFIX}${token}`);

export interface StoredSession {
  token: string | null;
  account: Account | null;
  version: string;
  clientType: number;
}

/** What an earlier visit left. Anything malformed counts as absent. */
export function readSession(storage: KeyValue): StoredSession {
  const token = storage.get(KEYS.token);
  const clientType = Number(storage.get(KEYS.clientType) ?? 0);
  return {
    token: token ? withPrefix(token) : null,
    account: parseAccount(storage.get(KEYS.info)),
    version: storage.get(KEYS.version) ?? '',
    clientType: Number.isInteger(clientType) && clientType >= 0 ? clientType : 0,
  };
}

function parseAccount(text: string | null): Account | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<Account> | null;
    if (typeof value?.id !== 'string' || value.id === '') return null;
    return {
      ...value,
      id: value.id,
      nickname: String(value.nickname ?? ''),
      avatar: String(value.avatar ?? ''),
    };
  } catch {
    // Written by something else: nobody is known.
    return null;
  }
}
