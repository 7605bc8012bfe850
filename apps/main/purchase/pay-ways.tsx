import type { PayType } from '@vip/api';
import type { PayChoice } from '@vip/purchase';
import { AlipayMark, Icon, Radio, RadioGroup, WechatPayMark, checkShape } from '@vip/ui';

export interface PayWaysProps {
  choices: PayChoice[];
  choice: PayType;
  onChoose(type: PayType): void;
}

/** The ways to pay, each with its mark and a dot. `look` has the classes. */
export const PayWays = (props: PayWaysProps & { look: Record<string, string> }) => (
  <RadioGroup label="支付方式" value={props.choice} onChange={props.onChoose} className={props.look.ways}>
    {props.choices.map(({ type, name }) => (
      <Radio key={type} value={type} className={props.look.way}>
        {type === 'wechat' ? <WechatPayMark /> : <AlipayMark />}
        <span className={props.look.name}>{name}</span>
        <span className={props.look.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
