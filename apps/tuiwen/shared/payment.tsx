import type { MembershipPackage } from '@vip/api';
import { yuan, type PurchasePage } from '@vip/checkout-react';
import { ConsentRow, PayBar, PayButton, Price, WalletMark } from '@vip/checkout-ui';
import { CopyButton, HiddenText, Radio, RadioGroup } from '@vip/ui';
import type * as LazyParts from './lazy-parts.tsx';
import { savedText, whatText } from './package-text.ts';
import styles from './payment.module.css';

interface PaymentProps {
  page: PurchasePage;
  parts: typeof LazyParts | null;
}

/** The payment methods in one line; where nothing can be paid, the reason and the link. */
export function PaymentMethods({ page, parts }: PaymentProps) {
  const { choices, choice, choose, noPaymentMethod, missingWallet } = page;
  return (
    <>
      {!noPaymentMethod && choices.length > 0 && (
        <RadioGroup label="支付方式" value={choice} onChange={choose} className={styles.methods}>
          {choices.map(({ type, name }) => (
            <Radio key={type} value={type} className={styles.method}>
              <span className={styles.face}>
                <span className={styles.dot} aria-hidden="true" />
                <WalletMark type={type} size={22} />
                <span>{name}</span>
              </span>
            </Radio>
          ))}
        </RadioGroup>
      )}
      {noPaymentMethod && parts && <parts.PayElsewhere page={page} noPaymentMethod={noPaymentMethod} />}
      {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
    </>
  );
}

interface BuyBarProps extends PaymentProps {
  selected: MembershipPackage;
  /** The text of the button: 立即开通, 立即升级. */
  act?: string;
}

/**
 * The bar at the bottom edge: consent, the notice about the last tap, the total, and the pay button as
 * the only filled area. Where nothing can be paid, only a button that copies the link; below a code to scan the page has it.
 */
export function BuyBar({ page, parts, selected, act = '立即开通' }: BuyBarProps) {
  const { noPaymentMethod } = page;
  if (noPaymentMethod?.kind === 'scan') return null;
  const consent = (
    <div className={styles.inset}>
      <ConsentRow page={page} />
    </div>
  );
  return (
    <PayBar className={styles.bar} consent={noPaymentMethod ? undefined : consent}>
      {parts && (
        <div className={styles.inset}>
          <parts.NoticeStrip page={page} />
        </div>
      )}
      <div className={styles.halves}>
        {!noPaymentMethod && (
          <div className={styles.total}>
            <p className={styles.what}>
              <span>{whatText(selected)}</span> <span>{savedText(selected)}</span>
            </p>
            <HiddenText>合计</HiddenText>
            <Price fen={selected.price} cents="always" className={styles.price} />
          </div>
        )}
        {noPaymentMethod ? (
          <CopyButton isPlain className={styles.button} text={noPaymentMethod.link}>
            复制链接
          </CopyButton>
        ) : (
          <PayButton page={page} pack={selected} outlined="whilePending" className={styles.button}>
            {act}
            <HiddenText> ¥{yuan(selected.price)}</HiddenText>
          </PayButton>
        )}
      </div>
    </PayBar>
  );
}
