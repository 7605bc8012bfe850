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
 * Puts the environment's script before all others of a page. What a real app evaluates from outside and shows over the
 * page, a played one evaluates and frames inside it, so the page's policy lets it. `cashier` is that frame's origin.
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
