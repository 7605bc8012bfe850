import { getJson, isPerson, isRecord, type Account, type KeyValue } from '@vip/host';
import { ACCOUNT_KEY, CLIENT_TYPE_KEY, TOKEN_KEY, withBearer } from '@vip/release-format';

/** In local storage: the version of the native app. */
export const APP_VERSION_KEY = 'auth.version';

/** One user, as far as known. */
export interface Identity {
  /** Prefixed with "Bearer ", or null. */
  token: string | null;
  account: Account | null;
}

export interface StoredSession extends Identity {
  version: string;
  clientType: number;
}

/** Reads the stored session. Malformed values count as absent. */
export function readSession(storage: Pick<KeyValue, 'get'>): StoredSession {
  const token = storage.get(TOKEN_KEY);
  const clientType = Number(storage.get(CLIENT_TYPE_KEY) ?? 0);
  return {
    token: token ? withBearer(token) : null,
    account: readAccount(storage),
    version: storage.get(APP_VERSION_KEY) ?? '',
    clientType: Number.isInteger(clientType) && clientType >= 0 ? clientType : 0,
  };
}

const hasId = (value: unknown): value is Partial<Account> & { id: string } =>
  isRecord(value) && typeof value['id'] === 'string' && value['id'] !== '';

function readAccount(storage: Pick<KeyValue, 'get'>): Account | null {
  const stored = getJson(storage, ACCOUNT_KEY, hasId);
  return (
    stored && { ...stored, nickname: String(stored.nickname ?? ''), avatar: String(stored.avatar ?? '') }
  );
}

/**
 * In local and in session storage: the user whose data is there. Kept when the server ends a session, so that a different
 * user who logs in next is recognised.
 */
const PERSON_KEY = 'auth.person';

export const readMark = (storage: KeyValue): string => storage.get(PERSON_KEY) ?? '';

export function writeMark(storage: KeyValue, person: string): void {
  if (person === '') storage.remove(PERSON_KEY);
  else if (readMark(storage) !== person) storage.set(PERSON_KEY, person);
}

/** True if the mark is of a different user. A mark made from a token matches the user who has this token now. */
export const isOther = (mark: string, identity: Identity): boolean =>
  mark !== '' && !isPerson(mark, identity);
