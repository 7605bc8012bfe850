import { shortYuan, yuan } from '@vip/checkout-react';
import { ConsentRow, PayBar, Price } from '@vip/checkout-ui';
import { Button, HiddenText } from '@vip/ui';
import styles from '../../../shared/purchase/buy-bar.module.css';
import { progressText } from '../../../shared/purchase/progress-text.ts';
import type * as LazyParts from './lazy-parts.ts';
import type { OrderSheetProps } from './use-confirm.ts';

interface PayRowProps extends OrderSheetProps {
  parts: typeof LazyParts | null;
}

/** Consent, total and the button; in its place the link, where nothing can be paid, or the way back to choosing. */
export function PayRow(props: PayRowProps) {
  const { confirmation, purchase, parts } = props;
  const { option, isSoldOut } = confirmation;
  const { noPaymentMethod } = purchase;
  const saved = option.originalPrice - option.price;
  const canPay = !noPaymentMethod && !isSoldOut;
  return (
    <PayBar consent={canPay && <ConsentRow page={purchase} />}>
      {parts && (
        <parts.ConfirmNotice
          page={purchase}
          isSoldOut={isSoldOut}
          changeOption={props.changeOption}
          changeAddress={props.changeAddress}
        />
      )}
      <div className={canPay ? styles.row : styles.aloneRow}>
        <div className={styles.total}>
          <HiddenText>合计</HiddenText>
          <Price fen={option.price} cents="always" className={styles.price} />
          <p role="status">
            {progressText(purchase.checkout) ||
              (isSoldOut ? '这一款卖完了' : saved > 0 ? `已优惠 ${shortYuan(saved)} 元` : '一次付清')}
          </p>
        </div>
        {isSoldOut ? (
          <Button className={styles.pay} onClick={props.changeOption}>
            重新选择
          </Button>
        ) : noPaymentMethod ? (
          parts && <parts.CopyLink link={noPaymentMethod.link} />
        ) : (
          <Button className={styles.pay} isBusy={purchase.isBusy} onClick={props.pay}>
            立即支付<HiddenText> ¥{yuan(option.price)}</HiddenText>
          </Button>
        )}
      </div>
    </PayBar>
  );
}
