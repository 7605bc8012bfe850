/** The headers of nginx with every answer (`packages/release/hosting/nginx/headers.conf`). */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const OPEN = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };

/** Pages differ by what is played in them, too. */
export const PAGE_HEADERS = {
  ...EVERYWHERE,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, cookie, sec-fetch-dest',
};

/** A file of a release never changes; `alive.txt` distinguishes a bad network from a bad release, so no cache may answer. */
export const releaseHeaders = (isProbe: boolean) => ({
  ...EVERYWHERE,
  ...OPEN,
  'cache-control': isProbe ? 'no-store' : 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
});

export const REGISTRY_HEADERS = {
  ...EVERYWHERE,
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  'content-type': 'application/json',
};

export const DOMAIN_HEADERS = { ...EVERYWHERE, 'cache-control': 'no-cache' };

/** A missing file is answered with text, never with a page. */
export const NO_FILE_HEADERS = {
  ...EVERYWHERE,
  ...OPEN,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
};
