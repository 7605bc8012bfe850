import type { PurchasePage } from '@vip/checkout-react';
import { AlipayMark, WechatPayMark } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import styles from './neutral.module.css';

export const PaymentMethods = ({
  choices,
  choice,
  choose,
}: Pick<PurchasePage, 'choices' | 'choice' | 'choose'>) => (
  <RadioGroup label="支付方式" value={choice} onChange={choose} className={styles.rows}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={styles.option}>
        {type === 'wechat' ? <WechatPayMark /> : <AlipayMark />}
        <span className={styles.wallet}>{name}</span>
        <Tick />
      </Radio>
    ))}
  </RadioGroup>
);

/** The mark of a selected row. */
export const Tick = () => (
  <span className={styles.tick} aria-hidden="true">
    <Icon shape={checkShape} size={13} strokeWidth={2.6} />
  </span>
);
