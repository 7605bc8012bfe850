import type { Transport } from '@vip/api/client';

/** The http library, loaded on its first use: a page's first call does not need it. */
export const lazyTransport: Transport = async (request) => {
  const { kyTransport } = await import('@vip/api/ky-transport');
  return kyTransport(request);
};
