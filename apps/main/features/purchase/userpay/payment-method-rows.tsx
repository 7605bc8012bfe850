import type { PayType } from '@vip/api';
import { useHost, type Host } from '@vip/host';
import { payTypeName, type PurchasePage } from '@vip/checkout-react';
import { AlipayMark, WechatPayMark } from '@vip/checkout-ui';
import { Radio, RadioGroup } from '@vip/ui';
import type * as ShopParts from '../../../shared/purchase/shop-parts.tsx';
import styles from './userpay.module.css';

export interface PaymentMethodRowsProps {
  page: PurchasePage;
  parts: typeof ShopParts | null;
  isLoading: boolean;
}

type Environment = Host['environment'];

/** For the loading state: the prerendered markup does not know where it will be opened. */
const ANY: Pick<Environment, 'host' | 'platform'> = { host: 'browser', platform: 'android' };

const WALLETS: readonly PayType[] = ['wechat', 'alipay'];
const markOf = (type: PayType) => (type === 'wechat' ? <WechatPayMark /> : <AlipayMark />);

/** The payment methods here with a hint on each, and those that are missing with what to do instead. */
export function PaymentMethodRows({ page, parts, isLoading }: PaymentMethodRowsProps) {
  const host = useHost();
  const environment = isLoading ? ANY : host.environment;
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
              <span className={styles.method}>
                <b>{name}</b>
                <small>{methodHint(type, environment)}</small>
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

/** The name that users know. */
const browserName = ({ host, platform }: typeof ANY): string =>
  host === 'browser' && platform === 'desktop' ? '电脑浏览器' : NAMES[host];

/** Where the payment opens. */
function methodHint(type: PayType, { host }: typeof ANY): string {
  if (host === 'wechat' || host === 'alipay') return '就在这里付，不用离开';
  return type === 'wechat' ? '付款时打开微信' : '付款时打开支付宝';
}
