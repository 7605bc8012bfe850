import type { MembershipPackage } from '@vip/api';
import { savingText } from '@vip/checkout-react';
import { Price, WalletMark } from '@vip/checkout-ui';
import { CopyButton, ScanCode } from '@vip/ui';
import styles from './scan-card.module.css';

interface ScanCardProps {
  link: string;
  selected: MembershipPackage;
}

/** On a desktop, instead of payment methods and bar: the code to scan, what it pays, and the wallets that can. */
export const ScanCard = ({ link, selected }: ScanCardProps) => (
  <div className={styles.scan}>
    <div className={styles.code}>
      <ScanCode link={link} />
    </div>
    <div className={styles.facts}>
      <p>请用手机扫码支付</p>
      <p className={styles.pack}>
        {selected.name} <Price fen={selected.price} cents="always" className={styles.price} />
      </p>
      {!selected.renewal && savingText(selected) && <p className={styles.saved}>{savingText(selected)}</p>}
    </div>
    <div className={styles.foot}>
      <p className={styles.wallets}>
        <WalletMark type="wechat" size={22} />
        <WalletMark type="alipay" size={22} />
        微信、支付宝均可
      </p>
      <CopyButton text={link} className={styles.copyLink}>
        复制链接
      </CopyButton>
    </div>
  </div>
);
