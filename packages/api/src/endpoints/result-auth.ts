import type { Call } from '../client/port.ts';

/**
 * The authorization of a call about one order; without a token, that of the session. Only the client adds "Bearer ": the
 * token of a return address can have it already, with its space as `%20` or, form-encoded, as `+`.
 */
export function resultAuth(resultToken = ''): Pick<Call<unknown>, 'auth'> {
  const token = resultToken.replace(/^bearer(?: |\+|%20)+/i, '');
  return token ? { auth: { resultToken: token } } : {};
}
