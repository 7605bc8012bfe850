import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, clockShape, starShape, truckShape, Radio, RadioGroup, checkShape } from '@vip/ui';
import { deadlineText, stockText, canBuy } from '../prepared-order.ts';
import { timeLeftText } from './time-left.ts';
import type { Offer } from './use-detail.ts';
import styles from './detail.module.css';

/** Price of the selected option, title, delivery and deadline. */
export function ProductHead({ offer }: { offer: Offer }) {
  const { order, selected, reservedPid, now } = offer;
  const end = Date.parse(order.expiresAt);
  return (
    <>
      {selected && (
        <p className={styles.price}>
          <Price fen={selected.price} className={styles.currentPrice} />
          {selected.originalPrice > selected.price && (
            <WasPrice fen={selected.originalPrice} className={styles.was} />
          )}
        </p>
      )}
      <h1 className={styles.title}>{order.title}</h1>
      {selected && order.options.length === 1 && (
        <p className={styles.only}>
          {[selected.name, stockText(selected, reservedPid)].filter(Boolean).join(' · ')}
        </p>
      )}
      <ul className={styles.facts}>
        <li>
          <Icon shape={order.ships ? truckShape : starShape} size={20} />
          <span>{order.ships ? '包邮配送，下一步填写收货地址' : '无需配送，支付后立即生效'}</span>
        </li>
        <li>
          <Icon shape={clockShape} size={20} />
          <span>
            为你保留至 <time dateTime={order.expiresAt}>{deadlineText(end)}</time>
            <span className={styles.whole}>（剩 {timeLeftText(end - now)}）</span>
          </span>
        </li>
      </ul>
    </>
  );
}

/** The options with price and stock. Sold-out ones are disabled. */
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
        disabled={!canBuy(option, offer.reservedPid)}
      >
        <span className={styles.optionName}>
          {option.name}
          {stockText(option, offer.reservedPid) && <small>{stockText(option, offer.reservedPid)}</small>}
        </span>
        <span className={styles.optionPrice}>
          <Price fen={option.price} isSmall className={styles.optionCurrentPrice} />
          {option.originalPrice > option.price && (
            <WasPrice fen={option.originalPrice} className={styles.optionWasPrice} />
          )}
        </span>
        <span className={styles.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
