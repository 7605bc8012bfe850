import { ApiError, type Order } from '@vip/api';
import type { PendingPurchase, CheckoutPorts } from '../contract.ts';
import { asApiError } from './as-api-error.ts';

/** The server's word on a stored order. `order` null: it does not exist. An error says nothing about it. */
export type FoundOrder = { order: Order | null } | { error: ApiError };

type Stored = Pick<PendingPurchase, 'intent' | 'reads' | 'resultToken'> & { order: Order };

/** Asks about a stored order. Never rejects. */
export async function findOrder(ports: FindPorts, { order, ...purchase }: Stored): Promise<FoundOrder> {
  try {
    const found = await read(ports, { order, ...purchase });
    if (found.id !== order.id) throw new ApiError('malformed');
    return { order: found };
  } catch (thrown) {
    const error = asApiError(thrown);
    // A 404 without the backend's own code may come from a gateway.
    const isMissing = error.code === 'not_found' && error.details.serverCode !== undefined;
    return isMissing ? { order: null } : { error };
  }
}

type FindPorts = Pick<CheckoutPorts, 'getOrder' | 'isBuyer'>;

async function read({ getOrder, isBuyer }: FindPorts, { order, resultToken, reads, intent }: Stored) {
  const { id } = order;
  try {
    return await getOrder({ id, resultToken, reads });
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error.code !== 'unauthorized' || resultToken === null) throw error;
    // The result token is refused. The buyer's own session reads the order, too; an anonymous buyer has none, and a
    // login would not help.
    if (intent.user === '' || !isBuyer(intent.user))
      throw new ApiError('forbidden', { ...error.details, cause: error });
    return getOrder({ id, resultToken: null, reads });
  }
}
