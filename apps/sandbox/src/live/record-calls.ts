import * as v from 'valibot';
import { ErrorBody } from '@vip/api/schema';
import { fromWire } from '@vip/api/wire';
import type { Context, MiddlewareHandler } from 'hono';
import { maskTokens } from '../random.ts';
import { isAlreadySent } from '../contract/answer.ts';
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
  if (status === 302) return true;
  const schema = status < 300 ? c.get('answerSchema') : ErrorBody;
  const body = parsed(text);
  return schema !== undefined && v.is(schema, status < 300 ? fromWire(body) : body);
}

let lastId = 0;

/** Publishes every call to the workbench, with the answer as sent; a redirect's is its target. */
export const recordCalls =
  (world: World): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const id = ++lastId;
    const at = world.clock.now();
    const startedAt = performance.now();
    const requestText = await c.req.text();
    const report = (status: number, text: string) => {
      const { pathname, search } = new URL(c.req.url);
      world.live.publish({
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
      report(0, '');
      throw error;
    }
    if (isAlreadySent(c.res)) report(0, '');
    else report(c.res.status, c.res.headers.get('location') ?? (await c.res.clone().text()));
  };
