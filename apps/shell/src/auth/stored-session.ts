import { readUser } from '@vip/bridge';
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

const readAccount = (storage: Pick<KeyValue, 'get'>): Account | null => {
  const stored = getJson(storage, ACCOUNT_KEY, isRecord);
  return stored && accountOf(stored);
};

/**
 * What pages see of a stored user: one of a login, one that an app handed over, or one of an earlier version. Its other
 * fields stay in storage. null without a readable id.
 */
export function accountOf(stored: Readonly<Record<string, unknown>>): Account | null {
  const user = readUser(stored);
  if (!user) return null;
  const { phone, membership, invite } = stored as Partial<Account>;
  return {
    ...user,
    ...(typeof phone === 'string' && { phone }),
    // An app may use the same names for other things.
    ...((membership === null || isMembership(membership)) && { membership }),
    ...(isRecord(invite) && typeof invite.code === 'string' && { invite }),
  };
}

const isMembership = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  (value['expiresAt'] === null || typeof value['expiresAt'] === 'string');

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
