import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/**
 * Answers this machine alone, and of the pages open on it those of the site alone: any page in the browser could
 * send a reset here otherwise. In process there is no peer, so there is nobody to refuse.
 */
export const thisMachineOnly =
  (world: World): MiddlewareHandler<RequestEnv> =>
  (c, next) => {
    const socket = c.env?.incoming?.socket;
    const origin = c.req.header('origin');
    const isForeign = origin !== undefined && !world.addresses(c.req.url).site.includes(origin);
    if (isForeign || (socket && !isLoopback(socket.remoteAddress ?? ''))) {
      throw new Refusal('forbidden', '只在本机可用');
    }
    return next();
  };
