import { ApiError } from '@vip/api';
import type { ReadSetup } from './contract.ts';

/**
 * Loads the checkout machine and the brand's order calls, which are not needed before a tap or an answer. Rejects if a
 * chunk fails to load.
 */
export async function loadMachine(setup: ReadSetup) {
  const loaded = await Promise.all([import(/* webpackChunkName: "buying" */ './machine.ts'), setup.orders()]);
  const [machine, calls] = loaded;
  // A chunk that failed once can load as an empty module (webpack#19351): that is a failure too.
  if (typeof machine.startCheckout !== 'function' || typeof calls.createOrder !== 'function')
    throw new TypeError('empty chunk');
  return loaded;
}

/** The error that a page shows if the machine failed to load. */
export const machineFailure = (error: Error): ApiError =>
  new ApiError(error.name === 'ChunkLoadError' ? 'network' : 'server', { cause: error });
