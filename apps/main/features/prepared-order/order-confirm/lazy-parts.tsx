import { NoticeStrip, type NoticePage } from '@vip/checkout-ui';
import { refusedFields } from './use-confirm.ts';

/** Everything that the first render does not need: loaded right after it. */
export {
  ConsentSheet,
  MissingWallet,
  NoPaymentMethodNote,
  PaymentDialogs,
  PendingStrip,
} from '@vip/checkout-ui';
export { CopyLink } from '../../../shared/purchase/buy-bar-parts.tsx';

export interface ConfirmNoticeProps {
  page: NoticePage;
  isSoldOut: boolean;
}

/** Above the pay button: why the payment stopped. A refused address is shown at the address. */
export function ConfirmNotice({ page, isSoldOut }: ConfirmNoticeProps) {
  const refusal = refusalOf(page.notice, isSoldOut);
  if (refusal?.isOfAddress) return null;
  return <NoticeStrip page={page} text={refusal?.text} />;
}

/** A refusal with a text of this page. */
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
