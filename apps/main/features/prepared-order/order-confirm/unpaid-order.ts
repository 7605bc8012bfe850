import { readPendings } from '@vip/checkout';
import type { Goods, PurchasePage } from '@vip/checkout-react';
import type { KeyValue } from '@vip/host';
import { PREPARED_FAMILY } from '../../../shared/orders/prepared-setup.ts';

/** What a tap on the pay button does where an unpaid order is offered: it continues that one, or makes another. */
export type PayingMeans = 'continues' | 'another';

/**
 * A tap continues an order of the same goods, amount and address. null where nothing unpaid of `user` ('' if anonymous) is
 * offered.
 */
export function payingMeans(
  pending: PurchasePage['pending'],
  goods: Goods | null,
  local: KeyValue,
  user: string,
): PayingMeans | null {
  if (!goods || !pending?.isOwn || pending.status !== 'unpaid') return null;
  const offered = readPendings(local, 'main').find(({ order }) => order?.number.slice(-4) === pending.number);
  if (!offered?.order || offered.intent.user !== user) return null;
  const { family, intent, order, isKeyLost } = offered;
  const { packageId, price, detail = {} } = goods;
  const isContinued =
    family === PREPARED_FAMILY &&
    !isKeyLost &&
    order.package.id === packageId &&
    order.amount === price &&
    Object.keys(detail).every((name) => intent.detail?.[name] === detail[name]);
  return isContinued ? 'continues' : 'another';
}
