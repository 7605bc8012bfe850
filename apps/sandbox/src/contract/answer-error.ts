import type { ErrorBody } from '@vip/api/schema';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { Refusal } from '../refusal.ts';
import { ConnectionDropped } from '../serve/drop-connection.ts';
import type { RequestEnv, World } from '../world.ts';

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
