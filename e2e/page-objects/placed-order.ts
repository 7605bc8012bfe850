import type { Places } from '../fixtures/places.ts';

/** A backend's order, as far as tests need it. */
export interface PlacedOrder {
  id: string;
  number: string;
  result_token: string;
  pay: { url: string };
}

/** Orders a package at a brand's backend, as its page does, for the token's user. */
export async function placeOrder(
  places: Places,
  wanted: { brand: 'youquan' | 'tuiwen'; packageId: string; amount: number; token: string },
): Promise<PlacedOrder> {
  const { brand, packageId, amount, token } = wanted;
  const url = `${places.api}/api/${brand}/web/vip/packages/${packageId}/orders/official`;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `${brand}-${packageId}`,
      authorization: `Bearer ${token}`,
      origin: places.site,
    },
    body: JSON.stringify({
      price: amount,
      pay_type: 'wechat',
      client: 'browser',
      um: 'spring-7',
      return_url: `/upgrade/use?order={id}&token={token}&um={um}&level={level}&brand=${brand}`,
      consents: [{ document: '/useragree', version: '1.0.0' }],
    }),
  });
  if (!response.ok) throw new Error(`no order: ${response.status} ${await response.text()}`);
  return (await response.json()) as PlacedOrder;
}

/** The URL of an order's result, as the server fills in the return URL. */
export const resultAddress = (order: PlacedOrder, brand?: string): string =>
  `/upgrade/use?order=${order.id}&token=${order.result_token}&um=spring-7&level=1${brand ? `&brand=${brand}` : ''}`;
