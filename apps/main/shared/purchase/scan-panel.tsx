import { savingText, type PurchasePage } from '@vip/checkout-react';
import { Price, WalletMark } from '@vip/checkout-ui';
import { CopyButton, externalShape, HiddenText, Icon, ScanCode, Clauses } from '@vip/ui';
import styles from './scan-panel.module.css';

/** In place of the payment methods where nothing can be paid. */
export function PayElsewhere({ page: { noPaymentMethod, packageList } }: { page: PurchasePage }) {
  if (!noPaymentMethod) return null;
  if (noPaymentMethod.kind !== 'scan') return <OpenElsewhere {...noPaymentMethod} />;
  if (packageList.status !== 'ready') return null;
  const { selected } = packageList;
  const { name, price, renewal } = selected;
  const note = renewal ? '首次支付' : savingText(selected);
  return <ScanPanel link={noPaymentMethod.link} charge={{ name, price, note }} />;
}

/** In a mini-program: the way to a browser. The address can be pressed where copying fails. */
const OpenElsewhere = ({ reason, link }: { reason: string; link: string }) => (
  <div className={styles.elsewhere}>
    <span className={styles.sign}>
      <Icon shape={externalShape} size={22} />
    </span>
    <div className={styles.way}>
      <p>
        <Clauses text={reason} />
      </p>
      <p className={styles.link}>{link}</p>
    </div>
  </div>
);

interface ScanPanelProps {
  link: string;
  /** What is bought, its price in fen, and a note on it, may be ''. */
  charge: { name: string; price: number; note: string };
}

/** On a desktop, also in place of the bar: the code for the phone, and what it pays. */
const ScanPanel = ({ link, charge }: ScanPanelProps) => (
  <div className={styles.panel}>
    <div className={styles.code}>
      <ScanCode link={link} />
    </div>
    <div className={styles.text}>
      <p className={styles.act}>请用手机扫码支付</p>
      <HiddenText>合计</HiddenText>
      <Price fen={charge.price} cents="always" className={styles.price} />
      <p className={styles.what}>
        <span>{charge.name} </span>
        <span>{charge.note}</span>
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
