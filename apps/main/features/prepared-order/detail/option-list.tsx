import { Price, WasPrice } from '@vip/checkout-ui';
import { classes, Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import { hasMarks, OptionMark } from '../option-mark.tsx';
import { contentsText, stockText, canBuy, type NamedOption } from '../prepared-order.ts';
import type { Offer } from './use-detail.ts';
import styles from './option-list.module.css';

interface OptionProps {
  offer: Offer;
  option: NamedOption;
}

/** Name, contents and stock of an option that is not sold out. */
function OptionName({ offer: { order, reservedPid }, option }: OptionProps) {
  const stock = canBuy(option, reservedPid) && stockText(option, reservedPid, order.ships);
  return (
    <span className={styles.optionName}>
      <b>{option.name}</b>
      {option.contents.length > 0 && <small>{contentsText(option)}</small>}
      {stock && <small>{stock}</small>}
    </span>
  );
}

/** The options with price and stock. Sold-out ones are disabled. */
export function OptionList({ offer }: { offer: Offer }) {
  const isMarked = hasMarks(offer.order.options);
  return (
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
          {isMarked && <OptionMark option={option} />}
          <span className={styles.optionText}>
            <OptionName offer={offer} option={option} />
            <span className={styles.optionPrice}>
              <Price fen={option.price} isSmall className={styles.optionCurrentPrice} />
              {canBuy(option, offer.reservedPid) ? (
                option.originalPrice > option.price && (
                  <WasPrice fen={option.originalPrice} className={styles.optionWasPrice} />
                )
              ) : (
                <span className={classes(styles.optionWasPrice, styles.soldOut)}>{stockText(option)}</span>
              )}
            </span>
          </span>
          <span className={styles.dot} aria-hidden="true">
            <Icon shape={checkShape} size={13} strokeWidth={2.6} />
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
