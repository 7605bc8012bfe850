// The session in storage, which the shell writes and the boot script of the next page reads.

/** In local storage: the Authorization header of the session. */
export const TOKEN_KEY = 'auth.token';
/** In local storage: the user, as JSON. */
export const ACCOUNT_KEY = 'auth.info';
/** In local storage: the client type of the specification. */
export const CLIENT_TYPE_KEY = 'ct';

const BEARER = 'Bearer ';

/** The Authorization header of a token that may have its "Bearer " already. */
export const withBearer = (token: string): string => (token.indexOf(BEARER) === 0 ? token : BEARER + token);
