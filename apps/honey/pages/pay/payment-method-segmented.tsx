import type { PurchasePage } from '@vip/checkout-react';
import { AlipayMark, WechatPayMark } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import styles from './payment-method-segmented.module.css';

type PaymentMethodSegmentedProps = Pick<PurchasePage, 'choices' | 'choice' | 'choose'>;

/** The payment methods on one pill track. */
export const PaymentMethodSegmented = ({ choices, choice, choose }: PaymentMethodSegmentedProps) => (
  <RadioGroup label="支付方式" value={choice} onChange={choose} className={styles.track}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={styles.way}>
        <span className={styles.face}>
          {type === 'wechat' ? <WechatPayMark /> : <AlipayMark />}
          <span className={styles.name}>{name}</span>
          <Icon shape={checkShape} size={18} strokeWidth={2.4} className={styles.tick} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);

/** A zero-width space: as tall as a line, and nothing to see or to read out. */
const EMPTY_LINE = '\u200b';

/** The same track while it is not known what can be paid with. */
export const BlankTrack = () => (
  <div className={styles.track}>
    <div className={styles.face}>{EMPTY_LINE}</div>
    <div className={styles.face}>{EMPTY_LINE}</div>
  </div>
);
