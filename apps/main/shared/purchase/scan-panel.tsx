import { savingText, type PurchasePage } from '@vip/checkout-react';
import { NoPaymentMethodNote, Price, WalletMark } from '@vip/checkout-ui';
import { classes, CopyButton, HiddenText, ScanCode } from '@vip/ui';
import styles from './scan-panel.module.css';

/** In place of the payment methods where nothing can be paid. */
export function PayElsewhere({ page: { noPaymentMethod, packageList } }: { page: PurchasePage }) {
  if (!noPaymentMethod) return null;
  if (noPaymentMethod.kind !== 'scan' || packageList.status !== 'ready')
    return <NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />;
  const { selected } = packageList;
  return (
    <ScanPanel
      link={noPaymentMethod.link}
      price={selected.price}
      name={selected.name}
      note={selected.renewal ? '首次支付' : savingText(selected)}
    />
  );
}

interface ScanPanelProps {
  link: string;
  price: number;
  /** Of what is bought. */
  name: string;
  /** On the price, may be ''. */
  note: string;
  /** The text below the code, beside a tall column. */
  isTall?: boolean;
}

/** On a desktop, also in place of the bar: the code for the phone, and what it pays. */
export const ScanPanel = ({ link, price, name, note, isTall }: ScanPanelProps) => (
  <div className={classes(styles.panel, isTall && styles.tall)}>
    <div className={styles.code}>
      <ScanCode link={link} />
    </div>
    <div className={styles.text}>
      <p className={styles.act}>请用手机扫码支付</p>
      <HiddenText>合计</HiddenText>
      <Price fen={price} cents="always" className={styles.price} />
      <p className={styles.what}>
        <span>{name} </span>
        <span>{note}</span>
      </p>
      <p className={styles.wallets}>
        <WalletMark type="wechat" size={18} />
        <WalletMark type="alipay" size={18} />
        微信、支付宝均可
      </p>
      <CopyButton isPlain text={link} className={styles.copy}>
        复制链接
      </CopyButton>
    </div>
  </div>
);
