import type { Context, MiddlewareHandler } from 'hono';
import type { RequestEnv, World } from '../world.ts';
import { isAlreadySent } from '../serve/already-sent.ts';
import { dropConnection } from '../serve/drop-connection.ts';
import type { Fault } from './fault.ts';
import { errorInstead, htmlInstead, malformed, truncated } from './spoil.ts';

/** Puts one response in the place of another; assigning alone would keep the old one's headers. */
function replace(c: Context<RequestEnv>, response: Response): void {
  c.res = undefined;
  c.res = response;
}

async function afterwards(c: Context<RequestEnv>, fault: Fault): Promise<void> {
  if (isAlreadySent(c.res)) return;
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
 * Carries out the fault that was switched on for a request. `status`, `html`, `offline` and `hang` stand before
 * the backend, so that nothing happens there; `truncate` and `malformed` spoil the answer of what did happen.
 */
export const applyFaults =
  (world: World): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const fault = world.faults.hit(c.req.method, c.req.path);
    if (!fault) return next();
    c.set('fault', fault.kind);
    world.live.changed();
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
      case 'denied':
      case 'wrong_state':
        return next();
      case 'truncate':
      case 'malformed':
        await next();
        return afterwards(c, fault);
    }
  };
