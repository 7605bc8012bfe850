import { ApiError, type Order } from '@vip/api';
import type { CheckoutPorts, PendingPurchase } from '../contract.ts';

export type OrderEnd = 'paid' | 'closed' | 'refunded';

/** How an order ended according to the server; null while it can be paid. */
export function orderEnd(order: Order): OrderEnd | null {
  switch (order.status) {
    case 'created':
    case 'paying':
      return null;
    case 'paid':
    case 'closed':
    case 'refunded':
      return order.status;
  }
}

/**
 * The order with its known result token. Further answers may omit it, and without it an anonymous user cannot read the
 * order again.
 */
export const withToken = (order: Order, known: string | null): Order =>
  order.resultToken === null && known !== null ? { ...order, resultToken: known } : order;

/**
 * What a port threw, as the error that pages show. Recognised by name: the API client belongs to the shell and throws
 * the shell's copy of the class, which `instanceof` does not recognise. Anything else is a defect of a port: `server`,
 * with the cause.
 */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof Error && thrown.name === 'ApiError'
    ? (thrown as ApiError)
    : new ApiError('server', { cause: thrown });
}

/** The server's answer about a stored order. `order` null: it does not exist. After an error its status is unknown. */
export type FoundOrder = { order: Order | null } | { error: ApiError };

type Stored = Pick<PendingPurchase, 'intent' | 'reads' | 'resultToken'> & { order: Order };
type FindPorts = Pick<CheckoutPorts, 'getOrder' | 'isBuyer'>;

/** Queries a stored order. Never rejects. */
export async function findOrder(ports: FindPorts, { order, ...purchase }: Stored): Promise<FoundOrder> {
  try {
    const found = await readStored(ports, { order, ...purchase });
    if (found.id !== order.id) throw new ApiError('malformed');
    return { order: found };
  } catch (thrown) {
    const error = asApiError(thrown);
    // A 404 without the backend's own code may come from a gateway.
    const isMissing = error.code === 'not_found' && error.details.serverCode !== undefined;
    return isMissing ? { order: null } : { error };
  }
}

async function readStored({ getOrder, isBuyer }: FindPorts, { order, resultToken, reads, intent }: Stored) {
  const { id } = order;
  try {
    return await getOrder({ id, resultToken, reads });
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error.code !== 'unauthorized' || resultToken === null) throw error;
    // The result token is refused. The buyer's own session may read the order too; an anonymous buyer has none, and a
    // login would not help.
    if (intent.user === '' || !isBuyer(intent.user))
      throw new ApiError('forbidden', { ...error.details, cause: error });
    return getOrder({ id, resultToken: null, reads });
  }
}
