import type { Session } from './host.ts';

type Identity = Pick<Session, 'token' | 'account'>;

/** Distinguishes tokens without storing them a second time. Not for security. */
function hashOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash.toString(36);
}

/** The user as a key: the account id; `~` and a hash if only the token is known; '' for an anonymous user. */
export const personOf = ({ token, account }: Identity): string =>
  account ? account.id : token ? `~${hashOf(token)}` : '';

/** True if `person` is the key of this user, also if only the token was known then. '' is only the anonymous user. */
export const isPerson = (person: string, { token, account }: Identity): boolean =>
  person === personOf({ token, account }) || (person !== '' && person === personOf({ token, account: null }));
