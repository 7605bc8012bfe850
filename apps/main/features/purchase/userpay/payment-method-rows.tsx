import type { PayType } from '@vip/api';
import { useHost, type Host } from '@vip/host';
import type { PurchasePage } from '@vip/checkout-react';
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
const ANY: Pick<Environment, 'host'> = { host: 'browser' };

const markOf = (type: PayType) => (type === 'wechat' ? <WechatPayMark /> : <AlipayMark />);

/** The payment methods here with a hint on each, and what to do for a wallet that is missing. */
export function PaymentMethodRows({ page, parts, isLoading }: PaymentMethodRowsProps) {
  const host = useHost();
  const environment = isLoading ? ANY : host.environment;
  const { choices, choice, noPaymentMethod, missingWallet } = page;
  return (
    <>
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
      {parts && missingWallet && <parts.MissingWallet sentence={missingWallet} />}
    </>
  );
}

/** Where the payment opens. */
function methodHint(type: PayType, { host }: typeof ANY): string {
  if (host === 'wechat' || host === 'alipay') return '在本页直接支付';
  return type === 'wechat' ? '将打开微信支付' : '将打开支付宝';
}
