import { ApiError } from '@vip/api';
import type { ReadSetup } from './contract.ts';

/**
 * The checkout machine and the brand's order calls: lazy, as nothing of them is needed before a tap or an answer. Rejects
 * where a chunk did not come.
 */
export async function loadMachine(setup: ReadSetup) {
  const loaded = await Promise.all([import(/* webpackChunkName: "buying" */ './machine.ts'), setup.orders()]);
  const [machine, calls] = loaded;
  // A chunk that failed once can come back empty (webpack#19351): that is a failure too.
  if (typeof machine.startCheckout !== 'function' || typeof calls.createOrder !== 'function')
    throw new TypeError('empty chunk');
  return loaded;
}

/** What a page shows where the machine did not come. */
export const machineFailure = (error: Error): ApiError =>
  new ApiError(error.name === 'ChunkLoadError' ? 'network' : 'server', { cause: error });
