import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, clockShape, starShape, truckShape } from '@vip/ui';
import { deadlineText } from '../deadline-text.ts';
import { stockText } from '../prepared-order-status.ts';
import { timeLeftText } from './time-left.ts';
import styles from './product-head.module.css';
import type { Offer } from './use-detail.ts';

/** Price of what is chosen, name, how it arrives, and until when it is kept. */
export function ProductHead({ offer }: { offer: Offer }) {
  const { order, selected, heldPid, now } = offer;
  const end = Date.parse(order.expiresAt);
  return (
    <>
      {selected && (
        <p className={styles.price}>
          <Price fen={selected.price} className={styles.now} />
          {selected.originalPrice > selected.price && (
            <WasPrice fen={selected.originalPrice} className={styles.was} />
          )}
          <span className={styles.stock}>{stockText(selected, heldPid)}</span>
        </p>
      )}
      <h1 className={styles.title}>{order.title}</h1>
      <ul className={styles.facts}>
        <li>
          <Icon shape={order.ships ? truckShape : starShape} size={20} />
          <span>{order.ships ? '寄到家，下一步填写收货地址' : '不用寄送，付款后马上生效'}</span>
        </li>
        <li>
          <Icon shape={clockShape} size={20} />
          <span>
            为你保留到 <time dateTime={order.expiresAt}>{deadlineText(end)}</time>，还有{' '}
            <span className={styles.whole}>{timeLeftText(end - now)}</span>
          </span>
        </li>
      </ul>
    </>
  );
}
