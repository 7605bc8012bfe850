import type { PurchasePage } from '@vip/checkout-react';
import { AlipayMark, WechatPayMark } from '@vip/checkout-ui';
import { Radio, RadioGroup, SkeletonText } from '@vip/ui';
import { RoundTick } from './round-tick.tsx';
import styles from './payment-method-rows.module.css';

type PaymentMethodRowsProps = Pick<PurchasePage, 'choices' | 'choice' | 'choose'>;

/** The payment methods as rows with hairlines. */
export const PaymentMethodRows = ({ choices, choice, choose }: PaymentMethodRowsProps) => (
  <RadioGroup label="支付方式" value={choice} onChange={choose} className={styles.ways}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={styles.way}>
        {type === 'wechat' ? <WechatPayMark size={26} /> : <AlipayMark size={26} />}
        <span className={styles.name}>{name}</span>
        <RoundTick />
      </Radio>
    ))}
  </RadioGroup>
);

/** Two rows while it is not known what can be paid with. */
export const BlankRows = () => (
  <div className={styles.ways}>
    {[0, 1].map((row) => (
      <div key={row} className={styles.way}>
        <SkeletonText width="7em" />
      </div>
    ))}
  </div>
);
