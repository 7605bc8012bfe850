import { getPreparedOrder, type ApiError, type PreparedOrder } from '@vip/api';
import { useQuery, type QueryState } from '@vip/host';
import { useRefresh, type Freshness } from '@vip/checkout-react';

export type PreparedView =
  | { status: 'loading' }
  /** There is no such order, or it was taken back. */
  | { status: 'missing' }
  | { status: 'error'; error: ApiError }
  | { status: 'ready'; order: PreparedOrder };

export interface Prepared extends Freshness {
  view: PreparedView;
  /** From an error: loads anew. */
  retry(): void;
}

/** What customer service prepared. Another session loads it again. */
export function usePreparedOrder(id: string): Prepared {
  const { state, ...called } = useQuery(`prepared ${id}`, id ? getPreparedOrder(id) : null);
  useRefresh(called);
  return { ...called, view: viewOf(state) };
}

function viewOf(state: QueryState<PreparedOrder>): PreparedView {
  if (state.status === 'ready') return { status: 'ready', order: state.data };
  return state.status === 'error' && state.error.code === 'not_found' ? { status: 'missing' } : state;
}
