import { ErrorBody } from '@vip/api/schema';
import { fromWire } from '@vip/api/wire';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { maskTokens } from '../random.ts';
import { isAlreadySent } from '../serve/drop-connection.ts';
import type { RequestEnv, World } from '../world.ts';

const MOST_RESPONSE = 4096;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The workbench shows a body that is not JSON as it is.
    return text;
  }
}

function fits(c: Context<RequestEnv>, status: number, text: string): boolean {
  const schema = status < 300 ? c.get('answerSchema') : ErrorBody;
  const body = parsed(text);
  return schema !== undefined && v.is(schema, status < 300 ? fromWire(body) : body);
}

/** Reports every call of a backend to the workbench, with the answer as it was sent. */
export function recordCalls(world: World): MiddlewareHandler<RequestEnv> {
  let lastId = 0;
  return async (c, next) => {
    const id = ++lastId;
    const at = world.clock.now();
    const startedAt = performance.now();
    const requestText = await c.req.text();
    const tell = (status: number, text: string) => {
      const { pathname, search } = new URL(c.req.url);
      world.live.tell({
        type: 'call',
        id,
        at,
        method: c.req.method,
        path: pathname + search,
        status,
        ms: Math.round(performance.now() - startedAt),
        request: {
          body: requestText === '' ? null : parsed(maskTokens(requestText)),
          idempotency_key: c.req.header('idempotency-key') ?? null,
        },
        response: maskTokens(text).slice(0, MOST_RESPONSE),
        fault: c.get('fault') ?? null,
        fits: status > 0 && fits(c, status, text),
      });
    };
    try {
      await next();
    } catch (error) {
      tell(0, '');
      throw error;
    }
    if (isAlreadySent(c.res)) tell(0, '');
    else tell(c.res.status, await c.res.clone().text());
  };
}
