import type { MembershipPackage } from '@vip/api';
import { savingText, type NoPaymentMethod } from '@vip/checkout-react';
import { Price, WalletMark } from '@vip/checkout-ui';
import { CopyButton, HiddenText, Icon, ScanCode, externalShape } from '@vip/ui';
import styles from './no-payment-methods.module.css';

interface NoPaymentMethodsProps {
  noPaymentMethod: NoPaymentMethod;
  selected: MembershipPackage;
}

/** Instead of the payment methods: why there are none, or on a desktop the code to scan. */
export const NoPaymentMethods = ({ noPaymentMethod, selected }: NoPaymentMethodsProps) =>
  noPaymentMethod.kind === 'scan' ? (
    <ScanPanel link={noPaymentMethod.link} selected={selected} />
  ) : (
    <Elsewhere {...noPaymentMethod} />
  );

/** Why it is paid elsewhere, and the link to open there: no error. */
const Elsewhere = ({ reason, link }: Extract<NoPaymentMethod, { kind: 'copy_link' }>) => (
  <div className={styles.elsewhere}>
    <Icon shape={externalShape} size={22} className={styles.sign} />
    <div className={styles.words}>
      <p className={styles.reason}>{reason}</p>
      <p className={styles.link}>{link}</p>
    </div>
  </div>
);

/** The code for the phone beside what it pays, and below both the wallets that can pay it. */
const ScanPanel = ({ link, selected }: { link: string; selected: MembershipPackage }) => (
  <div className={styles.panel}>
    <div className={styles.scan}>
      <div className={styles.code}>
        <ScanCode link={link} />
      </div>
      <div className={styles.facts}>
        <p className={styles.act}>请用手机扫码支付</p>
        <p className={styles.pack}>{selected.name}</p>
        <HiddenText>合计</HiddenText>
        <Price fen={selected.price} cents="always" className={styles.price} />
        <p className={styles.note}>{selected.renewal ? '首次支付' : savingText(selected)}</p>
      </div>
    </div>
    <div className={styles.foot}>
      <p className={styles.wallets}>
        <WalletMark type="wechat" size={22} />
        <WalletMark type="alipay" size={22} />
        微信、支付宝均可
      </p>
      <CopyButton text={link} className={styles.copy}>
        复制链接
      </CopyButton>
    </div>
  </div>
);
