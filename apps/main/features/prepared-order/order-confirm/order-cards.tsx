import { useEffect, useRef } from 'react';
import { shortYuan, yuan, type NoPaymentMethod } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { classes, HiddenText, Icon, pinShape, rightShape } from '@vip/ui';
import type { PreparedOption } from '@vip/api';
import { supportLink } from '../../../brand.ts';
import type { SavedAddress } from '../../../shared/orders/address-book.ts';
import { addressText, maskedPhone } from '../address.ts';
import { OptionMark } from '../option-mark.tsx';
import { contentsText } from '../prepared-order.ts';
import type { Confirmation } from './use-confirm.ts';
import styles from './order-confirm.module.css';

export interface AddressCardProps {
  saved: SavedAddress | null;
  /** Why the server refused it. */
  error: string | null;
  /** The user comes back from its form. */
  takesFocus: boolean;
  onChange(): void;
}

/** The shipping address. The whole card opens its form. A refusal is scrolled into view. */
export function AddressCard({ saved, error, takesFocus, onChange }: AddressCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (error) card.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <section
      ref={card}
      // Not its button: engines would show the ring of the keyboard after a tap.
      tabIndex={-1}
      aria-label="收货地址"
      className={classes(error && styles.refused, !saved && styles.missing)}
    >
      <button type="button" className={styles.addressButton} onClick={onChange}>
        <Icon shape={pinShape} className={styles.pin} />
        {saved ? (
          <span className={styles.addressText}>
            <span className={styles.who}>
              <b>{saved.address.name}</b>
              <span className={styles.phone}>{maskedPhone(saved.address.phone)}</span>
            </span>
            <span className={styles.where}>{addressText(saved.address)}</span>
            <HiddenText>修改收货地址</HiddenText>
          </span>
        ) : (
          <span className={styles.addressText}>
            <b>填写收货地址</b>
            <span className={styles.where}>填写后返回本页支付</span>
          </span>
        )}
        <Icon shape={rightShape} size={20} className={styles.arrow} />
      </button>
      {error && (
        <p role="alert" className={styles.refusal}>
          {error}
        </p>
      )}
    </section>
  );
}

/** Where nothing can be paid: the address stays in its tab, so it is asked for where the link is opened. */
export const AddressLater = ({ by }: { by: NoPaymentMethod['kind'] }) => (
  <section aria-label="收货地址" className={styles.addressButton}>
    <Icon shape={pinShape} className={styles.pin} />
    <p className={styles.addressText}>
      <b>收货地址</b>
      <span className={styles.where}>
        {by === 'scan' ? '用手机扫描本页二维码，在手机上填写' : '复制链接到浏览器打开，在浏览器中填写'}
      </span>
    </p>
  </section>
);

/** What is saved on the original price. */
export const savedText = ({ originalPrice, price }: PreparedOption): string =>
  originalPrice > price ? `已优惠 ${shortYuan(originalPrice - price)} 元` : '一次性支付';

/**
 * The options that are left where the chosen one is sold out. Each leads to its own confirmation. Who wants none of them
 * asks customer service.
 */
export const OtherOptions = ({ options }: { options: Confirmation['others'] }) => (
  <section className={styles.others}>
    <h2>可选的其他款式</h2>
    {options.map((option) => (
      <a key={option.pid} href={option.path} className={styles.other}>
        <OptionMark option={option} />
        <span className={styles.otherText}>
          <b>{option.name}</b>
          {option.contents.length > 0 && <small>{contentsText(option)}</small>}
          <span className={styles.otherPrice}>
            <Price fen={option.price} isSmall />
            {option.originalPrice > option.price && (
              <WasPrice fen={option.originalPrice} className={styles.otherWas} />
            )}
          </span>
        </span>
        <span className={styles.choose}>选择</span>
      </a>
    ))}
    <a href={supportLink} className={styles.ask}>
      咨询补货
      <Icon shape={rightShape} size={18} />
    </a>
  </section>
);

/** How the amount is calculated. Shipping is free: the order's amount is the option's price. */
export const AmountCard = ({ option, ships }: { option: PreparedOption; ships: boolean }) => {
  const saved = option.originalPrice - option.price;
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>商品原价</dt>
        <dd>¥{yuan(Math.max(option.originalPrice, option.price))}</dd>
      </div>
      {saved > 0 && (
        <div>
          <dt>优惠</dt>
          <dd className={styles.less}>−¥{yuan(saved)}</dd>
        </div>
      )}
      {ships && (
        <div>
          <dt>运费</dt>
          <dd>包邮</dd>
        </div>
      )}
      <div className={styles.due}>
        <dt>应付</dt>
        <dd>¥{yuan(option.price)}</dd>
      </div>
    </dl>
  );
};
