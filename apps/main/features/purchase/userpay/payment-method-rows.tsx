import type { PayType } from '@vip/api';
import type { Host } from '@vip/host';
import { payTypeName, type PurchasePage } from '@vip/checkout-react';
import { AlipayMark, WechatPayMark } from '@vip/checkout-ui';
import { Radio, RadioGroup } from '@vip/ui';
import type * as LazyParts from './lazy-parts.ts';
import styles from './rows.module.css';

export interface PaymentMethodRowsProps {
  page: PurchasePage;
  parts: typeof LazyParts | null;
  environment: Host['environment'];
}

const WALLETS: readonly PayType[] = ['wechat', 'alipay'];
const markOf = (type: PayType) => (type === 'wechat' ? <WechatPayMark /> : <AlipayMark />);

/** What this browser can pay with and what then happens; what it cannot, and what to do instead. */
export function PaymentMethodRows({ page, parts, environment }: PaymentMethodRowsProps) {
  const { choices, choice, noPaymentMethod, missingWallet } = page;
  const missing = missingWallet ? WALLETS.filter((type) => !choices.some((one) => one.type === type)) : [];
  return (
    <>
      <p className={styles.where}>现在用的是{browserName(environment)}。</p>
      {noPaymentMethod ? (
        parts && <parts.NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />
      ) : (
        <RadioGroup label="支付方式" value={choice} onChange={page.choose} className={styles.rows}>
          {choices.map(({ type, name }) => (
            <Radio key={type} value={type} className={styles.row}>
              <span className={styles.dot} aria-hidden="true" />
              {markOf(type)}
              <span className={styles.way}>
                <b>{name}</b>
                <small>{wayHint(type, environment)}</small>
              </span>
            </Radio>
          ))}
        </RadioGroup>
      )}
      {missing.map((type) => (
        <div key={type} className={styles.missing}>
          <p>{payTypeName(type)}在这里用不了</p>
          {parts && missingWallet && <parts.MissingWallet sentence={missingWallet} />}
        </div>
      ))}
    </>
  );
}

type Environment = Host['environment'];

const NAMES: Readonly<Record<Environment['host'], string>> = {
  native: '应用内的页面',
  wechat: '微信',
  wechat_mini: '微信小程序',
  wecom: '企业微信',
  alipay: '支付宝',
  alipay_mini: '支付宝小程序',
  qq: 'QQ',
  weibo: '微博',
  douyin: '抖音',
  baidu: '百度',
  quark: '夸克浏览器',
  uc: 'UC 浏览器',
  browser: '手机浏览器',
};

/** What people call where they are. */
const browserName = ({ host, platform }: Environment): string =>
  host === 'browser' && platform === 'desktop' ? '电脑浏览器' : NAMES[host];

/** What happens after the tap on pay. */
function wayHint(type: PayType, { host }: Environment): string {
  if (host === 'wechat' || host === 'alipay') return '就在这里付，不用离开';
  return type === 'wechat' ? '付款时打开微信' : '付款时打开支付宝';
}
