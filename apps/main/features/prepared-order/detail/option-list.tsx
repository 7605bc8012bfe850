import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import { hasMarks, OptionMark } from '../option-mark.tsx';
import { contentsText, stockText, canBuy, type NamedOption } from '../prepared-order.ts';
import type { Offer } from './use-detail.ts';
import styles from './option-list.module.css';

interface OptionProps {
  offer: Offer;
  option: NamedOption;
}

/** Name, contents and stock of an option. */
function OptionName({ offer: { order, reservedPid }, option }: OptionProps) {
  const stock = stockText(option, reservedPid, order.ships);
  const isSoldOut = !canBuy(option, reservedPid);
  return (
    <span className={styles.optionName}>
      <b>{option.name}</b>
      {isSoldOut && <span className={styles.soldOutTag}>{stock}</span>}
      {option.contents.length > 0 && <small>{contentsText(option)}</small>}
      {stock && !isSoldOut && <small>{stock}</small>}
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
              {option.originalPrice > option.price && (
                <WasPrice fen={option.originalPrice} className={styles.optionWasPrice} />
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
