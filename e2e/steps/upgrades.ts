import type { Places } from '../stage/places.ts';
import type { Brand } from './brands.ts';

const upgrade = {
  result: 'upgrade/use',
  resultRoute: '/upgrade/use',
  preselected: { name: '尊享会员 12 个月', amount: 16800 },
  other: { name: '尊享会员永久', amount: 29800 },
  orderCall: 'POST /api/datacenter/web/vip/packages/*/orders/official',
  packagesCall: 'GET /api/datacenter/web/vip/packages/wechat',
  readCall: 'GET /api/datacenter/web/order/*',
};

/** Main's pages over the data center, for somebody who is no member. */
export const DIY: Brand = { ...upgrade, name: 'upgrade/diy', shelf: '/upgrade/diy', title: '升级会员' };
export const BASE: Brand = { ...upgrade, name: 'upgrade/base', shelf: '/upgrade/base', title: '会员套餐' };

/** 苏禾, 标准会员 for 126 more days: 58 yuan are credited. */
export const MEMBER = '13800000002';
export const CREDITED = 11000;

/** An order as a backend answers with it, as far as a test looks. */
export interface PlacedOrder {
  id: string;
  number: string;
  result_token: string;
  pay: { url: string };
}

/** Orders a package of a brand at its backend, as its own page does, for whoever has this token. */
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

/** The address of an order's result, as the server fills its return address. */
export const resultAddress = (order: PlacedOrder, brand?: string): string =>
  `/upgrade/use?order=${order.id}&token=${order.result_token}&um=spring-7&level=1${brand ? `&brand=${brand}` : ''}`;
