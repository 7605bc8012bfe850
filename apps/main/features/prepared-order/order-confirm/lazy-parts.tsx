import type { NoticePage } from '@vip/checkout-ui';
import { NoPaymentMethodNote } from '@vip/checkout-ui';
import type { NoPaymentMethod } from '@vip/checkout-react';
import { ScanOrder } from './scan-order.tsx';
import { refusedFields, type Confirmation } from './use-confirm.ts';

/** Everything that the first render does not need: loaded right after it. */
export { ConsentSheet, MissingWallet, NoticeStrip, PaymentDialogs, PendingStrip } from '@vip/checkout-ui';
export { CopyLink, statusText } from '../../../shared/purchase/shop-parts.tsx';
export { UnpaidOrderCard } from './unpaid-order-card.tsx';

/** In place of the payment methods where nothing can be paid. */
export const PayElsewhere = ({
  noPaymentMethod,
  order,
}: { noPaymentMethod: NoPaymentMethod } & Pick<Confirmation, 'order'>) =>
  noPaymentMethod.kind === 'scan' ? (
    <ScanOrder link={noPaymentMethod.link} ships={order.ships} />
  ) : (
    <NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />
  );

/** A refusal with a text of this page. One of the address is shown at the address, others above the pay button. */
interface Refusal {
  isOfAddress: boolean;
  text: string;
}

/** null if the general text of the notice fits. */
export function refusalOf(notice: NoticePage['notice'], isSoldOut: boolean): Refusal | null {
  if (notice?.kind !== 'error') return null;
  const { error } = notice;
  const fields = refusedFields(error);
  const address = fields ? Object.values(fields)[0] : error.details.fields?.address;
  if (address) return { isOfAddress: true, text: address };
  if (error.code === 'conflict')
    return {
      isOfAddress: false,
      text: isSoldOut ? '该款式刚刚售罄，请选择其他款式' : '订单已更新，请确认后重新支付',
    };
  // This page needs no login, and the expired session has been removed.
  if (error.code === 'unauthorized')
    return { isOfAddress: false, text: '登录已过期，可直接支付，请重新提交' };
  return null;
}
