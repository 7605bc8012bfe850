import type { Call } from '@vip/api';
import type { Loaded } from './contract.ts';
import { useCall } from './use-call.ts';

/**
 * A list that decorates a page: its failure is known to the log and leaves the list empty. Without a call nothing is
 * asked: for a page that has no such list, or is still waiting for its main call, which goes first.
 */
export function useList<T>(call: Call<{ items: T[] }> | false | undefined): Loaded<T> {
  const { state } = useCall(call ? call.path : '', call || null);
  return { status: state.status, items: state.status === 'ready' ? state.data.items : [] };
}
