import type { ReactNode } from 'react';
import { allowedPicture } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { classes, Icon, rightShape } from '@vip/ui';
import type { PreparedOption, PreparedOrder } from '@vip/api';
import { hasMarks, OptionMark } from './option-mark.tsx';
import { ProductPicture } from './prepared-page.tsx';
import { groundOf } from './thing.tsx';
import { TitleParts } from './title-parts.tsx';
import styles from './goods-card.module.css';

export interface GoodsCardProps {
  order: PreparedOrder;
  option: PreparedOption;
  isSoldOut?: boolean;
  /** Allowed origins. */
  pictures: readonly string[];
  /** Leads to the other options; left out where they cannot be changed. */
  onChange?: () => void;
  /** With it, on the ground of the goods: what the buyer gets. */
  contents?: ReactNode;
  /** Below it, in the same card: with the amount, so that the price is not said here. */
  children?: ReactNode;
}

/**
 * The name of what is bought, and which of the order it is. A membership has no pieces; its title often is its name with a
 * note in brackets, and the order and its payment have the name alone.
 */
function namesOf({ title, ships }: PreparedOrder, { name }: PreparedOption): [string, string] {
  if (ships) return [title, `${name}，1 件`];
  const [, start, note] = /^(.+?)（(.+)）$/.exec(title) ?? [];
  if (start === name && note) return [name, `${note}，支付后立即生效`];
  return [title, `${title.includes(name) ? '' : `${name}，`}支付后立即生效`];
}

/** The selected option. */
export const GoodsCard = ({
  order,
  option,
  isSoldOut,
  pictures,
  onChange,
  contents,
  children,
}: GoodsCardProps) => {
  const [first] = order.pictures;
  const [title, which] = namesOf(order, option);
  const ground = groundOf(option, order.ships);
  return (
    <section className={classes(styles.goodsCard, isSoldOut && styles.soldOut)} aria-label="商品">
      <div className={children ? classes(styles.stage, ground.surface, ground.text) : undefined}>
        <div className={styles.goods}>
          {isSoldOut && hasMarks(order.options) ? (
            // The picture is of an option that is left.
            <div className={styles.mark}>
              <OptionMark option={option} />
            </div>
          ) : (
            <div className={styles.picture}>
              <ProductPicture address={first && allowedPicture(first, pictures)} label={order.title} />
            </div>
          )}
          <div className={styles.goodsText}>
            <b>
              <TitleParts title={title} />
            </b>
            <div className={styles.optionLine}>
              <p className={styles.option}>
                {isSoldOut ? option.name : which}
                {isSoldOut && <span className={styles.soldOutTag}>已售罄</span>}
              </p>
              {onChange && order.options.length > 1 && !isSoldOut && (
                <button type="button" className={styles.change} onClick={onChange}>
                  更换款式
                  <Icon shape={rightShape} size={18} />
                </button>
              )}
            </div>
            {!children && (
              <p className={styles.price}>
                <Price fen={option.price} isSmall />
                {option.originalPrice > option.price && (
                  <WasPrice fen={option.originalPrice} className={styles.was} />
                )}
              </p>
            )}
          </div>
        </div>
        {contents}
      </div>
      {children}
    </section>
  );
};
