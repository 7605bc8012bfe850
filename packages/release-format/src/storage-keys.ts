// Storage that the shell writes and the boot script of the next page reads.

/** In local storage: the Authorization header of the session. */
export const TOKEN_KEY = 'auth.token';
/** In local storage: the user, as JSON. */
export const ACCOUNT_KEY = 'auth.info';
/** In local storage: the client type of the specification. */
export const CLIENT_TYPE_KEY = 'ct';

/** In local storage: a `ReleaseMemory`. */
export const memoryKey = (brand: string): string => `release.${brand}`;
/** In session storage: a `ReleaseOverride`. */
export const OVERRIDE_KEY = 'release.override';
/**
 * The random id of a canary's bucket where no user is known: in session storage, and in local storage once the user has
 * consented to a privacy text.
 */
export const DEVICE_KEY = 'release.device';

export const RESULT_PREFIX = 'purchase.result.';
/** In local storage: a `RememberedResult`. */
export const resultKey = (brand: string): string => RESULT_PREFIX + brand;

/** In session storage: which document was reloaded because a file had failed. */
export const RELOADED_KEY = 'reloaded';

const BEARER = 'Bearer ';

/** The Authorization header of a token that may have its "Bearer " already. */
export const withBearer = (token: string): string => (token.indexOf(BEARER) === 0 ? token : BEARER + token);
