import { yuan } from '@vip/checkout-react';
import { ConsentRow, PayBar, Price } from '@vip/checkout-ui';
import { Button, classes, HiddenText, Icon, rightShape } from '@vip/ui';
import { supportLink } from '../../../brand.ts';
import { savedText } from './amount-list.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import type { Confirmation } from './use-confirm.ts';
import type { OrderSheetProps } from './view-props.ts';
import styles from './pay-row.module.css';
import buyBar from '../../../shared/purchase/shop.module.css';

interface PayRowProps extends OrderSheetProps {
  parts: typeof LazyParts | null;
  /** A text of this page for the notice. */
  noticeText: string | undefined;
  /** Why the server refused the address. */
  addressError: string | null;
}

/**
 * Consent, total and the pay button. Without a payment method it copies the link; if sold out it goes back, unless other
 * options are offered. Not beside a code to scan, which has the amount and the link.
 */
export function PayRow(props: PayRowProps) {
  const { confirmation, purchase, parts, addressError } = props;
  const { option, isSoldOut } = confirmation;
  const { noPaymentMethod } = purchase;
  const notice = parts && !addressError && <parts.NoticeStrip page={purchase} text={props.noticeText} />;
  const hasOthers = confirmation.others.length > 0;
  if (isSoldOut && hasOthers && !purchase.notice) return null;
  if (isSoldOut)
    return (
      <PayBar className={styles.payBar}>
        <div className={styles.alone}>
          {notice}
          {!purchase.notice && <Reason text="已售罄，补货请咨询客服" />}
          {!hasOthers && <Button onClick={props.changeOption}>返回商品详情</Button>}
        </div>
      </PayBar>
    );
  if (noPaymentMethod?.kind === 'scan') return null;
  return (
    <PayBar
      className={styles.payBar}
      // It is on the payment, which has to wait for an address that is missing or refused.
      consent={
        !noPaymentMethod &&
        !addressError &&
        !lacksAddress(confirmation) && <ConsentRow page={purchase} className={styles.consent} />
      }
    >
      {notice}
      <div className={buyBar.row}>
        <div className={classes(buyBar.total, styles.total)}>
          <HiddenText>合计</HiddenText>
          <Price fen={option.price} cents="always" className={buyBar.price} />
          <p role="status">
            {addressError ? '请先修改地址' : parts?.statusText(purchase) || savedText(option)}
          </p>
        </div>
        <PayAction {...props} />
      </div>
    </PayBar>
  );
}

const lacksAddress = ({ order, address }: Confirmation): boolean => order.ships && !address;

/** Why it cannot be paid, above the button, and who helps. */
const Reason = ({ text }: { text: string }) => (
  <p className={styles.reason}>
    <span>{text}</span>
    <a href={supportLink}>
      联系客服
      <Icon shape={rightShape} size={18} />
    </a>
  </p>
);

/** Without an address the tap asks for it: that is what is seen, and the name begins as that of every pay button does. */
const PayText = (confirmation: Confirmation) => {
  const amount = ` ¥${yuan(confirmation.option.price)}`;
  return lacksAddress(confirmation) ? (
    <>
      <HiddenText>立即支付{amount}，</HiddenText>填写地址
    </>
  ) : (
    <>
      立即支付<HiddenText>{amount}</HiddenText>
    </>
  );
};

/** The one act. A refused address comes first. */
function PayAction({ confirmation, purchase, parts, addressError, ...props }: PayRowProps) {
  if (purchase.noPaymentMethod) return parts && <parts.CopyLink link={purchase.noPaymentMethod.link} />;
  // An unpaid order comes first, unless it is this one.
  const variant = props.pending && props.payingMeans !== 'continues' ? 'line' : 'solid';
  if (addressError)
    return (
      <Button className={buyBar.pay} onClick={props.changeAddress}>
        修改地址
      </Button>
    );
  return (
    <Button className={buyBar.pay} variant={variant} isBusy={purchase.isBusy} onClick={props.pay}>
      <PayText {...confirmation} />
    </Button>
  );
}
