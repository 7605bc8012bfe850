import type { Transport } from '../client/port.ts';

/** How a backend that speaks the contract differs from it on the wire. */
export interface WireCapabilities {
  /** Where the key of an order goes; as a header without this. */
  idempotency?: 'none' | 'search' | { field: string };
  /** What a brand's backend has in place of `/web`. */
  prefix?: string;
}

const CONTRACT_PREFIX = '/web';

/**
 * A transport for a backend at `base` (absolute, without a slash at the end). A header that the backend does not allow would
 * fail the preflight of every order.
 */
export const contractTransport =
  (base: string, { idempotency, prefix }: WireCapabilities, next: Transport): Transport =>
  (request) => {
    const path = request.url.slice(base.length);
    const isPrefixed = prefix !== undefined && path.startsWith(`${CONTRACT_PREFIX}/`);
    const url = isPrefixed ? base + prefix + path.slice(CONTRACT_PREFIX.length) : request.url;
    const { 'idempotency-key': key, ...headers } = request.headers;
    if (key === undefined || !idempotency) return next({ ...request, url });
    if (typeof idempotency !== 'object') return next({ ...request, url, headers });
    const fields: unknown = JSON.parse(request.body ?? '{}');
    return next({
      ...request,
      url,
      headers,
      body: JSON.stringify({ ...(fields as object), [idempotency.field]: key }),
    });
  };
