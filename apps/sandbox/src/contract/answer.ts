import { toWire } from '@vip/api/wire';
import type { Context } from 'hono';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';

/**
 * Sends an answer that fits its schema, in wire names. A value that does not fit is a fault of the sandbox:
 * it is said in the log and becomes a 500, never a wrong answer.
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
