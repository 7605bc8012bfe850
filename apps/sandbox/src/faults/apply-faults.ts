import type { Context, MiddlewareHandler } from 'hono';
import type { RequestEnv, World } from '../world.ts';
import { dropConnection, isAlreadySent } from '../contract/answer.ts';
import type { Fault, Misbehaviour } from './fault.ts';
import { errorInstead, htmlInstead, malformed, trickled, truncated } from './spoil.ts';

/** Replaces a response; assigning alone would keep the old headers. */
function replace(c: Context<RequestEnv>, response: Response): void {
  c.res = undefined;
  c.res = response;
}

async function afterwards(world: World, c: Context<RequestEnv>, fault: Fault): Promise<void> {
  if (isAlreadySent(c.res)) return;
  if (fault.kind === 'lost') replace(c, dropConnection(c));
  if (fault.kind === 'trickle')
    replace(c, await trickled(c.res, () => world.wait(fault.delay_ms ?? 30, c.req.raw.signal)));
  if (fault.kind === 'truncate') replace(c, await truncated(c.res));
  if (fault.kind === 'malformed') replace(c, malformed(c.res));
}

function gone(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}

/**
 * Applies the active transport fault of a request. `status`, `html`, `offline` and `hang` never
 * reach the backend; `trickle`, `truncate`, `malformed` and `lost` slow, spoil or drop the answer of what did happen.
 */
export const applyFaults =
  (world: World): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const fault = world.faults.hit(c.req.method, c.req.path);
    if (!fault) return next();
    noteFault(world, c, fault.kind);
    switch (fault.kind) {
      case 'delay':
        await world.wait(fault.delay_ms ?? 3000, c.req.raw.signal);
        return next();
      case 'hang':
        await Promise.race([gone(c.req.raw.signal), world.faults.cleared()]);
        return dropConnection(c);
      case 'offline':
        return dropConnection(c);
      case 'status':
        return errorInstead(fault.status ?? 500);
      case 'html':
        return htmlInstead();
      case 'trickle':
      case 'truncate':
      case 'malformed':
      case 'lost':
        await next();
        return afterwards(world, c, fault);
    }
  };

/** Names a fault in the record of the call: `lost, other_amount`. */
function noteFault(world: World, c: Context<RequestEnv>, kind: Fault['kind']): void {
  const before = c.get('fault');
  c.set('fault', before === undefined ? kind : `${before}, ${kind}`);
  world.live.changed();
}

/**
 * Whether the misbehaviour of this kind is on for a request; it is counted as used. A handler calls it only where the
 * misbehaviour has an effect, so that `times` counts effects and not requests.
 */
export function misbehave(world: World, c: Context<RequestEnv>, kind: Misbehaviour): boolean {
  const isOn = world.faults.misbehave(kind, c.req.method, c.req.path);
  if (isOn) noteFault(world, c, kind);
  return isOn;
}
