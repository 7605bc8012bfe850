import * as v from 'valibot';
import type { ErrorBody } from '@vip/api/schema';
import { toWire } from '@vip/api/wire';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Refusal } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';

/** A missing answer as `fetch` reports it, for in-process requests without a connection. */
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

/**
 * Sends an answer that fits its schema, in wire names. A value that does not fit is a fault of the sandbox:
 * it is logged and becomes a 500, never a wrong answer.
 */
export function answer<T>(
  world: World,
  c: Context<RequestEnv>,
  schema: v.GenericSchema<unknown, T>,
  value: T,
): Response {
  c.set('answerSchema', schema);
  const checked = v.safeParse(schema, value);
  if (!checked.success) {
    world.logError(
      `${c.req.method} ${c.req.path}: the answer does not fit the contract: ${checked.issues
        .map((issue) => `${v.getDotPath(issue) ?? '(whole)'} ${issue.message}`)
        .join('; ')}`,
    );
    throw new Refusal('server', '服务开小差了，请稍后重试');
  }
  return c.json(toWire(checked.output));
}

function answerRefusal(c: Context<RequestEnv>, refusal: Refusal): Response {
  if (refusal.retryAfterS !== undefined) c.header('retry-after', String(refusal.retryAfterS));
  const body: ErrorBody = {
    code: refusal.code,
    message: refusal.message,
    ...(refusal.fields && { fields: refusal.fields }),
  };
  return c.json(body, refusal.status);
}

/** Every error of a handler becomes an answer; a dropped connection stays none. */
export const answerError =
  (world: World): ErrorHandler<RequestEnv> =>
  (error, c) => {
    if (error instanceof ConnectionDropped) throw error;
    if (error instanceof Refusal) return answerRefusal(c, error);
    world.logError(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return answerRefusal(c, new Refusal('server', '服务开小差了，请稍后重试'));
  };

export const answerNotFound: NotFoundHandler<RequestEnv> = (c) => c.text('没有这个地址', 404);
