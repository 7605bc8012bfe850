import type { MembershipPackage } from '@vip/api';
import { savingText, type PurchasePage } from '@vip/checkout-react';
import { NoPaymentMethodNote, Price } from '@vip/checkout-ui';
import { CopyButton, HiddenText, ScanCode } from '@vip/ui';
import styles from './scan-panel.module.css';

/** In place of the payment methods where nothing can be paid. */
export function PayElsewhere({ page: { noPaymentMethod, packageList } }: { page: PurchasePage }) {
  if (!noPaymentMethod) return null;
  return noPaymentMethod.kind === 'scan' && packageList.status === 'ready' ? (
    <ScanPanel link={noPaymentMethod.link} pack={packageList.selected} />
  ) : (
    <NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />
  );
}

/** On a desktop, also in place of the bar: the code for the phone, and what it pays. */
const ScanPanel = ({ link, pack }: { link: string; pack: MembershipPackage }) => (
  <div className={styles.panel}>
    <div className={styles.code}>
      <ScanCode link={link} />
    </div>
    <div className={styles.text}>
      <p className={styles.act}>请用手机扫码支付</p>
      <HiddenText>合计</HiddenText>
      <Price fen={pack.price} cents="always" className={styles.price} />
      <p className={styles.what}>
        <span>{pack.name} </span>
        <span>{pack.renewal ? '首次支付' : savingText(pack)}</span>
      </p>
      <CopyButton isPlain text={link} className={styles.copy}>
        复制链接
      </CopyButton>
    </div>
    <p className={styles.link}>{link}</p>
  </div>
);
