import { useEffect, useRef } from 'react';
import { allowedPicture, yuan } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { classes, HiddenText, Icon, pinShape, rightShape } from '@vip/ui';
import type { PreparedOption } from '@vip/api';
import { ProductPicture } from '../prepared-page.tsx';
import type { Confirmation } from './use-confirm.ts';
import type { SavedAddress } from '../../../shared/orders/address-book.ts';
import { addressText, maskedPhone } from '../address.ts';
import styles from './order-confirm.module.css';

export interface GoodsCardProps extends Pick<Confirmation, 'order' | 'option' | 'isSoldOut' | 'pictures'> {
  onChange(): void;
}

/** The selected option. */
export const GoodsCard = ({ order, option, isSoldOut, pictures, onChange }: GoodsCardProps) => {
  const [first] = order.pictures;
  return (
    <section className={classes(styles.goodsCard, isSoldOut && styles.soldOut)} aria-label="商品">
      <div className={styles.picture}>
        <ProductPicture address={first && allowedPicture(first, pictures)} label={order.title} />
      </div>
      <div className={styles.goodsText}>
        <b>{order.title}</b>
        <p className={styles.optionLine}>
          <span>{isSoldOut ? option.name : `${option.name}，1 件`}</span>
          {isSoldOut && <span className={styles.soldOutTag}>已售罄</span>}
          {order.options.length > 1 && !isSoldOut && (
            <button type="button" className={styles.change} onClick={onChange}>
              更换款式
            </button>
          )}
        </p>
        <p className={styles.price}>
          <Price fen={option.price} isSmall />
          {option.originalPrice > option.price && (
            <WasPrice fen={option.originalPrice} className={styles.was} />
          )}
        </p>
      </div>
    </section>
  );
};

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
    if (takesFocus) card.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (error) card.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <section
      ref={card}
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
            <span className={styles.where}>支付前请填写收货地址</span>
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
      <div>
        <dt>应付</dt>
        <dd className={styles.due}>¥{yuan(option.price)}</dd>
      </div>
    </dl>
  );
};
