import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { RequestEnv } from '../world.ts';

/** No answer, as `fetch` reports it where there is no connection to drop (in a test's process). */
export class ConnectionDropped extends TypeError {
  override readonly name = 'ConnectionDropped';
  constructor() {
    super('fetch failed');
  }
}

/** Breaks the connection in the middle of a request. In process it throws `ConnectionDropped` instead. */
export function dropConnection(c: Context<RequestEnv>): Response {
  const socket = c.env?.incoming?.socket;
  if (!socket) throw new ConnectionDropped();
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Middleware gets a copy of the response, so the headers are compared. */
export const isAlreadySent = ({ headers }: Response): boolean =>
  [...RESPONSE_ALREADY_SENT.headers.keys()].every((name) => headers.has(name));
