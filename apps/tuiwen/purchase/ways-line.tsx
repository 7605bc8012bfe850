import type { PurchasePage } from '@vip/checkout-react';
import { AlipayMark, WechatPayMark } from '@vip/checkout-ui';
import { Radio, RadioGroup, SkeletonText } from '@vip/ui';
import styles from './ways-line.module.css';

type WaysLineProps = Pick<PurchasePage, 'choices' | 'choice' | 'choose'>;

/** The payment methods, in one line under a thick rule. */
export const WaysLine = ({ choices, choice, choose }: WaysLineProps) => (
  <RadioGroup label="支付方式" value={choice} onChange={choose} className={styles.ways}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={styles.way}>
        <span className={styles.face}>
          <span className={styles.dot} aria-hidden="true" />
          {type === 'wechat' ? <WechatPayMark size={22} /> : <AlipayMark size={22} />}
          <span className={styles.name}>{name}</span>
        </span>
      </Radio>
    ))}
  </RadioGroup>
);

/** The same line while it is not known what can be paid with. */
export const BlankPaymentMethods = () => (
  <div className={styles.ways}>
    {[0, 1].map((way) => (
      <div key={way} className={styles.way}>
        <div className={styles.face}>
          <span className={styles.dot} />
          <SkeletonText width="5.5em" />
        </div>
      </div>
    ))}
  </div>
);
