import type { Session } from './host.ts';

type Identity = Pick<Session, 'token' | 'account'>;

/** Tells tokens apart without storing them a second time. Not for security. */
function hashOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash.toString(36);
}

/** Who is here: the account id; `~` and a hash where only the token is known; '' for an anonymous user. */
export const personOf = ({ token, account }: Identity): string =>
  account ? account.id : token ? `~${hashOf(token)}` : '';

/**
 * Whether `person` is who is here, also where only the token was known then. '' is the anonymous user alone.
 */
export const isPerson = (person: string, { token, account }: Identity): boolean =>
  person === personOf({ token, account }) || (person !== '' && person === personOf({ token, account: null }));
