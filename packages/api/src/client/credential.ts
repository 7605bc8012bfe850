import { ApiError } from '../errors/api-error.ts';
import type { Call } from './port.ts';

/** What a call proves itself with. `token` is the stored one, as it was when the call was made. */
export type Credential =
  { kind: 'none' } | { kind: 'session'; token: string | null } | { kind: 'result'; token: string };

/** Decides what a call proves itself with; the store is read only for a `session` call. */
export function credentialOf(auth: Call<unknown>['auth'], storedToken: () => string | null): Credential {
  if (auth === 'none') return { kind: 'none' };
  if (auth === undefined || auth === 'session') return { kind: 'session', token: storedToken() };
  return { kind: 'result', token: auth.resultToken };
}

/**
 * The authorization header, or null. The stored token has its "Bearer " already. Throws ApiError `unauthorized`
 * for a token that no header can hold (they come from addresses and from native apps): none such is ever good,
 * and fetch would call it a network error.
 */
export function authorizationOf(credential: Credential): string | null {
  if (credential.kind === 'none' || credential.token === null) return null;
  const value = credential.kind === 'result' ? `Bearer ${credential.token}` : credential.token;
  if (!/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(value)) throw new ApiError('unauthorized');
  return value;
}
