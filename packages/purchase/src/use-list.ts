import type { Call } from '@vip/api';
import type { Loaded } from './contract.ts';
import { useCall } from './use-call.ts';

/**
 * A list that decorates a page: its failure is known to the log and leaves the list empty. `isWanted` false never
 * asks; so does a page that is still waiting for its main call, which goes first.
 */
export function useList<T>(isWanted: boolean, call: Call<{ items: T[] }>): Loaded<T> {
  const { state } = useCall(call.path, isWanted ? call : null);
  return { status: state.status, items: state.status === 'ready' ? state.data.items : [] };
}
