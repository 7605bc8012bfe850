import type { Context } from 'hono';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';
import type { RequestEnv } from '../world.ts';

/** The body of a request to `/__sandbox`, an empty one as `{}`. Says in plain words what does not fit. */
export async function takeControl<T>(
  c: Context<RequestEnv>,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const text = (await c.req.text()).trim();
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    // Said below in the same words as any other body that does not fit.
    body = undefined;
  }
  const checked = v.safeParse(schema, body);
  if (checked.success) return checked.output;
  throw new Refusal('invalid', checked.issues.map((i) => `${v.getDotPath(i) ?? ''} ${i.message}`).join('; '));
}
