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

/** Of one person, as far as it is known. */
export interface Identity {
  /** Prefixed with "Bearer ", or null. */
  token: string | null;
  account: Account | null;
}

export interface StoredSession extends Identity {
  version: string;
  clientType: number;
}

/** The session that storage has. Anything malformed counts as absent. */
export function readSession(storage: Pick<KeyValue, 'get'>): StoredSession {
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
    // Not written by this product.
    return null;
  }
}
