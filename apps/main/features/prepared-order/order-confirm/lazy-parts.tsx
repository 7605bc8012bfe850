import { NoticeStrip, type NoticePage, AgreementLinks } from '@vip/checkout-ui';
import { Button, Sheet } from '@vip/ui';
import { yuan, type ConsentControl } from '@vip/checkout-react';
import type { ApiError } from '@vip/api';
import { refusedFields } from './use-confirm.ts';
import styles from './order-confirm.module.css';

/** Everything that the first render does not need: loaded right after it. */
export { MissingWallet, NoPaymentMethodNote, PaymentDialogs, PendingStrip } from '@vip/checkout-ui';
export { CopyLink } from '../../../shared/purchase/buy-bar-parts.tsx';

export interface ConfirmNoticeProps {
  page: NoticePage;
  isSoldOut: boolean;
  changeOption(): void;
  changeAddress(): void;
}

/** Above the pay button: why the payment stopped, and a button that leads to the fix. */
export function ConfirmNotice(props: ConfirmNoticeProps) {
  const { page, isSoldOut } = props;
  const { notice } = page;
  const refusal = notice?.kind === 'error' ? refusalOf(notice.error, isSoldOut) : null;
  if (!refusal) return <NoticeStrip page={page} />;
  return (
    <div role="alert" className={styles.notice}>
      <p>{refusal.text}</p>
      {refusal.act === 'option' && (
        <Button variant="line" onClick={props.changeOption}>
          重新选择
        </Button>
      )}
      {refusal.act === 'address' && (
        <Button variant="line" onClick={props.changeAddress}>
          修改地址
        </Button>
      )}
    </div>
  );
}

export interface ConsentSheetProps {
  consent: ConsentControl;
  /** Name of the option. */
  name: string;
  /** fen */
  price: number;
}

/** Asks for the missing consent, states the amount, and pays with one tap. */
export const ConsentSheet = ({ consent, name, price }: ConsentSheetProps) => (
  <Sheet title="付款前请确认" isOpen={consent.isAsking} onClose={consent.dismiss}>
    <p className={styles.consentText}>
      购买{name}，一次付 ¥{yuan(price)}，以后不再扣款。继续即表示已阅读并同意
      <AgreementLinks agreements={consent.agreements} between="和" />。
    </p>
    <div className={styles.consentActions}>
      <Button onClick={consent.acceptAndPay}>同意并支付</Button>
      <Button variant="text" onClick={consent.dismiss}>
        再看看
      </Button>
    </div>
  </Sheet>
);

/** A refusal with a text of this page, and what fixes it: another option, another address, or another tap. */
interface Refusal {
  act: 'option' | 'address' | 'none';
  text: string;
}

/** null if the general text of the error fits. */
function refusalOf(error: ApiError, isSoldOut: boolean): Refusal | null {
  const fields = refusedFields(error);
  if (fields) return { act: 'address', text: Object.values(fields)[0] ?? '' };
  if (error.details.fields?.address) return { act: 'address', text: error.details.fields.address };
  if (error.code === 'conflict')
    return isSoldOut
      ? { act: 'option', text: '这一款刚刚卖完了，选别的吧' }
      : { act: 'none', text: '订单有变化，已经刷新，请再点一次支付' };
  // This page needs no login, and the expired session has been removed.
  if (error.code === 'unauthorized') return { act: 'none', text: '登录已过期，不登录也能付，请再点一次支付' };
  return null;
}
