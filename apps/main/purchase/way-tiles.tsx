import type { PayType } from '@vip/api';
import type { PayChoice } from '@vip/purchase';
import { AlipayMark, Icon, Radio, RadioGroup, WechatPayMark, checkShape } from '@vip/ui';
import styles from './way-tiles.module.css';

export interface WayTilesProps {
  choices: PayChoice[];
  choice: PayType;
  onChoose(type: PayType): void;
}

export const WayTiles = ({ choices, choice, onChoose }: WayTilesProps) => (
  <RadioGroup label="支付方式" value={choice} onChange={onChoose} className={styles.tiles}>
    {choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={styles.tile}>
        {type === 'wechat' ? <WechatPayMark /> : <AlipayMark />}
        <span className={styles.name}>{name}</span>
        <span className={styles.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
