import { allowedPicture } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { ProductPicture } from '../product-picture.tsx';
import styles from './goods-card.module.css';
import type { Confirmation } from './use-confirm.ts';

export interface GoodsCardProps extends Pick<Confirmation, 'order' | 'option' | 'isSoldOut' | 'pictures'> {
  onChange(): void;
}

/** What is bought: one piece of the chosen option. */
export const GoodsCard = ({ order, option, isSoldOut, pictures, onChange }: GoodsCardProps) => {
  const [first] = order.pictures;
  return (
    <section className={styles.card} aria-label="商品">
      <div className={styles.picture}>
        <ProductPicture address={first && allowedPicture(first, pictures)} label={order.title} />
      </div>
      <div className={styles.words}>
        <b>{order.title}</b>
        <p className={styles.option}>
          <span>
            {option.name}，{isSoldOut ? '已售完' : '1 件'}
          </span>
          <button type="button" className={styles.change} onClick={onChange}>
            换一款
          </button>
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
