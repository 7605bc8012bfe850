import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/**
 * Answers only this machine, and only pages of the site: otherwise any page in the browser could send a reset. In-process
 * requests have no peer.
 */
export const thisMachineOnly =
  (world: World): MiddlewareHandler<RequestEnv> =>
  (c, next) => {
    const socket = c.env?.incoming?.socket;
    const origin = c.req.header('origin');
    const isForeign = origin !== undefined && !world.addresses(c.req.url).site.includes(origin);
    if (isForeign || (socket && !LOOPBACK.test(socket.remoteAddress ?? ''))) {
      throw new Refusal('forbidden', '只在本机可用');
    }
    return next();
  };

/** The body of a request to `/__sandbox`, an empty one as `{}`. The refusal names the invalid parts. */
export async function takeControl<T>(
  c: Context<RequestEnv>,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const text = (await c.req.text()).trim();
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    // Refused below like any other invalid body.
    body = undefined;
  }
  const checked = v.safeParse(schema, body);
  if (checked.success) return checked.output;
  throw new Refusal('invalid', checked.issues.map((i) => `${v.getDotPath(i) ?? ''} ${i.message}`).join('; '));
}
