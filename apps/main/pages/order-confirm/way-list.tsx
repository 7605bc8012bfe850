import type { PayType } from '@vip/api';
import type { PayChoice } from '@vip/purchase';
import { AlipayMark, Icon, Radio, RadioGroup, WechatPayMark, checkShape } from '@vip/ui';
import styles from './way-list.module.css';

export interface WayListProps {
  choices: PayChoice[];
  choice: PayType;
  onChoose(type: PayType): void;
}

/** The ways to pay, a row each. */
export const WayList = ({ choices, choice, onChoose }: WayListProps) => (
  <RadioGroup label="支付方式" value={choice} onChange={onChoose} className={styles.ways}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={styles.way}>
        {type === 'wechat' ? <WechatPayMark /> : <AlipayMark />}
        <span className={styles.name}>{name}</span>
        <span className={styles.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
