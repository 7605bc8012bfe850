import type { ReactNode } from 'react';
import { allowedPicture } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { classes, Icon, rightShape } from '@vip/ui';
import type { PreparedOption, PreparedOrder } from '@vip/api';
import { ProductPicture } from './prepared-page.tsx';
import styles from './goods-card.module.css';

export interface GoodsCardProps {
  order: PreparedOrder;
  option: PreparedOption;
  isSoldOut?: boolean;
  /** Allowed origins. */
  pictures: readonly string[];
  /** Leads to the other options; left out where they cannot be changed. */
  onChange?: () => void;
  /** Below it, in the same card. */
  children?: ReactNode;
}

/** What of the order this is. A membership has no pieces; its title often has its name. */
const optionText = ({ title, ships }: PreparedOrder, { name }: PreparedOption): string =>
  ships ? `${name}，1 件` : `${title.includes(name) ? '' : `${name}，`}支付后立即生效`;

/** The selected option. */
export const GoodsCard = ({ order, option, isSoldOut, pictures, onChange, children }: GoodsCardProps) => {
  const [first] = order.pictures;
  return (
    <section className={classes(styles.goodsCard, isSoldOut && styles.soldOut)} aria-label="商品">
      <div className={styles.picture}>
        <ProductPicture address={first && allowedPicture(first, pictures)} label={order.title} />
      </div>
      <div className={styles.goodsText}>
        <b>
          {order.title.split(/(?=（)/).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </b>
        <p className={styles.option}>
          {isSoldOut ? option.name : optionText(order, option)}
          {isSoldOut && <span className={styles.soldOutTag}>已售罄</span>}
        </p>
        <div className={styles.priceLine}>
          <p className={styles.price}>
            <Price fen={option.price} isSmall />
            {option.originalPrice > option.price && (
              <WasPrice fen={option.originalPrice} className={styles.was} />
            )}
          </p>
          {onChange && order.options.length > 1 && !isSoldOut && (
            <button type="button" className={styles.change} onClick={onChange}>
              更换款式
              <Icon shape={rightShape} size={18} />
            </button>
          )}
        </div>
      </div>
      {children}
    </section>
  );
};
