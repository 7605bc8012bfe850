import type { ErrorBody } from '@vip/api/schema';
import { toWire } from '@vip/api/wire';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';
import { ConnectionDropped } from '../serve/drop-connection.ts';
import type { RequestEnv, World } from '../world.ts';

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
    world.complain(
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
    world.complain(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return answerRefusal(c, new Refusal('server', '服务开小差了，请稍后重试'));
  };

export const answerNotFound: NotFoundHandler<RequestEnv> = (c) => c.text('没有这个地址', 404);
