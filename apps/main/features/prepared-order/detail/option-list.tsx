import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import { canBuy, stockText } from '../prepared-order-status.ts';
import styles from './option-list.module.css';
import type { Offer } from './use-detail.ts';

/** The options, each with its price and what is left; what is sold out is seen and cannot be chosen. */
export const OptionList = ({ offer }: { offer: Offer }) => (
  <RadioGroup
    label="款式"
    value={offer.selected?.pid ?? ''}
    onChange={offer.select}
    className={styles.options}
  >
    {offer.order.options.map((option) => (
      <Radio
        key={option.pid}
        value={option.pid}
        className={styles.option}
        disabled={!canBuy(option, offer.heldPid)}
      >
        <span className={styles.name}>
          {option.name}
          <small>{stockText(option, offer.heldPid)}</small>
        </span>
        <span className={styles.price}>
          <Price fen={option.price} isSmall className={styles.now} />
          {option.originalPrice > option.price && (
            <WasPrice fen={option.originalPrice} className={styles.was} />
          )}
        </span>
        <span className={styles.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
