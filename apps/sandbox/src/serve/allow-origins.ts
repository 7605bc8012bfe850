import type { MiddlewareHandler } from 'hono';
import type { RequestEnv, World } from '../world.ts';

/**
 * Lets pages of the site call the backends from their own origin. Credentials are allowed because `sendBeacon`
 * always sends them; the backends know no cookies.
 */
export const allowOrigins =
  (world: World): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const isAllowed = origin !== undefined && world.addresses(c.req.url).site.includes(origin);
    if (isAllowed && c.req.method === 'OPTIONS') {
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key',
          'access-control-max-age': '600',
          vary: 'origin',
        },
      });
    }
    await next();
    c.header('vary', 'origin', { append: true });
    if (!isAllowed) return;
    c.header('access-control-allow-origin', origin);
    c.header('access-control-allow-credentials', 'true');
    c.header('access-control-expose-headers', 'date, x-request-id, retry-after');
  };
