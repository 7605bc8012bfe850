import type { MembershipPackage } from '@vip/api';
import { savingText, type PurchasePage } from '@vip/checkout-react';
import { Price, WalletMark } from '@vip/checkout-ui';
import { checkShape, CopyButton, HiddenText, Icon, Radio, RadioGroup, ScanCode } from '@vip/ui';
import styles from './payment-methods.module.css';

export const PaymentMethods = ({
  choices,
  choice,
  choose,
}: Pick<PurchasePage, 'choices' | 'choice' | 'choose'>) => (
  <RadioGroup label="支付方式" value={choice} onChange={choose} className={styles.methods}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={styles.method}>
        <WalletMark type={type} />
        <span className={styles.wallet}>{name}</span>
        <Tick />
      </Radio>
    ))}
  </RadioGroup>
);

/** On a desktop, in place of the methods and of the bar: the code for the phone, and what it pays. */
export const ScanPanel = ({ link, pack }: { link: string; pack: MembershipPackage }) => (
  <div className={styles.scan}>
    <div className={styles.code}>
      <ScanCode link={link} />
    </div>
    <p className={styles.act}>请用手机扫码支付</p>
    <HiddenText>合计</HiddenText>
    <Price fen={pack.price} cents="always" className={styles.sum} />
    <p className={styles.meta}>
      {pack.name}，{priceNote(pack)}
    </p>
    <CopyButton isPlain text={link} className={styles.copyScanned}>
      复制链接
    </CopyButton>
  </div>
);

/** Below the total. */
export const priceNote = (pack: MembershipPackage): string =>
  pack.renewal ? '首次支付' : savingText(pack) || '一次性支付';

/** The mark of a selected row. */
export const Tick = () => (
  <span className={styles.tick} aria-hidden="true">
    <Icon shape={checkShape} size={13} strokeWidth={2.6} />
  </span>
);
