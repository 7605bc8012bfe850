import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RequestEnv } from '../world.ts';

/**
 * The environment that a document is to be shown in: `sandbox_env` for documents in a frame (the workbench's
 * phone), `sandbox_env_top` for those of a tab. null for everything else.
 */
export function environmentOf(c: Context<RequestEnv>): string | null {
  const destination = c.req.header('sec-fetch-dest');
  const name =
    destination === 'iframe' ? 'sandbox_env' : destination === 'document' ? 'sandbox_env_top' : null;
  const id = name && getCookie(c, name);
  return id && /^[\w.-]{1,40}$/.test(id) ? id : null;
}

/**
 * Inserts the environment's script before all others of a page. A real app evaluates scripts from outside and shows its
 * cashier over the page; a simulated one does both inside the page, so its policy must allow it. `cashier` is the frame's
 * origin.
 */
export const withEnvironment = (html: string, environmentId: string, cashier: string): string =>
  html
    .replace(
      /<head(?:\s[^>]*)?>/i,
      (head) => `${head}<script src="/__sandbox/env.js?env=${environmentId}"></script>`,
    )
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, (policy) =>
      policy.replace(/\bscript-src /, "$&'unsafe-eval' ").replace(/\bframe-src /, `$&${cashier} `),
    );

/** The headers of nginx with every answer (`packages/release/hosting/nginx/headers.conf`). */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const OPEN = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };

/** Pages also vary by the environment cookies. */
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
