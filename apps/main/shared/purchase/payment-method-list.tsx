import type { PayType } from '@vip/api';
import type { PayChoice } from '@vip/checkout-react';
import { AlipayMark, WechatPayMark } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import styles from './payment-method-list.module.css';

export interface PaymentMethodListProps {
  choices: PayChoice[];
  choice: PayType;
  onChoose(type: PayType): void;
}

/** The payment methods, each with its mark and a dot. `classNames` has the classes. */
export const PaymentMethodList = (props: PaymentMethodListProps & { classNames: Record<string, string> }) => (
  <RadioGroup
    label="支付方式"
    value={props.choice}
    onChange={props.onChoose}
    className={props.classNames.ways}
  >
    {props.choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={props.classNames.way}>
        {type === 'wechat' ? <WechatPayMark /> : <AlipayMark />}
        <span className={props.classNames.name}>{name}</span>
        <span className={props.classNames.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);

export const PaymentMethodTiles = (props: PaymentMethodListProps) => (
  <PaymentMethodList {...props} classNames={styles} />
);
