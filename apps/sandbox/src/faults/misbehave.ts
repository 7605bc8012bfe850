import type { Context } from 'hono';
import type { RequestEnv, World } from '../world.ts';
import type { Fault, Misbehaviour } from './fault.ts';

/** Names a fault in the record of the call: `lost, other_amount`. */
export function noteFault(world: World, c: Context<RequestEnv>, { kind }: Fault): void {
  const before = c.get('fault');
  c.set('fault', before === undefined ? kind : `${before}, ${kind}`);
  world.live.changed();
}

/**
 * The misbehaviour of this kind that is on for a request, counted as used; undefined where there is none. A handler
 * asks where the misbehaviour makes a difference, so that `times` counts effects and not requests.
 */
export function misbehave(world: World, c: Context<RequestEnv>, kind: Misbehaviour): Fault | undefined {
  const fault = world.faults.misbehave(kind, c.req.method, c.req.path);
  if (fault) noteFault(world, c, fault);
  return fault;
}
