import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal.ts';
import type { RequestEnv } from '../world.ts';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** Answers this machine alone. In process there is no peer, so there is nobody to refuse. */
export const loopbackOnly: MiddlewareHandler<RequestEnv> = (c, next) => {
  const socket = c.env?.incoming?.socket;
  if (socket && !isLoopback(socket.remoteAddress ?? '')) throw new Refusal('forbidden', '只在本机可用');
  return next();
};
