import type { Account, KeyValue } from '@vip/host';
import { ACCOUNT_KEY, CLIENT_TYPE_KEY, TOKEN_KEY, withBearer } from '@vip/release-format';

/** In local storage: the version of the native app. */
export const APP_VERSION_KEY = 'auth.version';

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
  const token = storage.get(TOKEN_KEY);
  const clientType = Number(storage.get(CLIENT_TYPE_KEY) ?? 0);
  return {
    token: token ? withBearer(token) : null,
    account: parseAccount(storage.get(ACCOUNT_KEY)),
    version: storage.get(APP_VERSION_KEY) ?? '',
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
