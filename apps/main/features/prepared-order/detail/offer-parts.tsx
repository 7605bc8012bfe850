import { shortYuan } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, chatShape, clockShape, starShape, truckShape, Radio, RadioGroup, checkShape } from '@vip/ui';
import { hasMarks, OptionMark } from '../option-mark.tsx';
import { contentsText, deadlineText, stockText, canBuy, type NamedOption } from '../prepared-order.ts';
import { timeLeftText } from './time-left.ts';
import type { Offer } from './use-detail.ts';
import styles from './detail.module.css';

/** Price of the selected option, title, note, delivery and deadline. */
export function ProductHead({ offer, note }: { offer: Offer; note: string }) {
  const { order, selected, now } = offer;
  const end = Date.parse(order.expiresAt);
  return (
    <>
      {selected && (
        <p className={styles.price}>
          <Price fen={selected.price} className={styles.currentPrice} />
          {selected.originalPrice > selected.price && (
            <>
              <WasPrice fen={selected.originalPrice} className={styles.was} />
              <span className={styles.saved}>
                已优惠 {shortYuan(selected.originalPrice - selected.price)} 元
              </span>
            </>
          )}
        </p>
      )}
      <h1 className={styles.title}>{order.title}</h1>
      {selected && order.options.length === 1 && <OnlyOption offer={offer} option={selected} />}
      <ul className={styles.facts}>
        {note && (
          <li>
            <Icon shape={chatShape} size={20} />
            <span>{note}</span>
          </li>
        )}
        <li>
          <Icon shape={order.ships ? truckShape : starShape} size={20} />
          <span>{order.ships ? '包邮配送，下一步填写收货地址' : '无需配送，支付后立即生效'}</span>
        </li>
        <li>
          <Icon shape={clockShape} size={20} />
          <span>
            为你保留至 <time dateTime={order.expiresAt}>{deadlineText(end)}</time>，
            <span className={styles.whole}>剩 {timeLeftText(end - now)}</span>
          </span>
        </li>
      </ul>
    </>
  );
}

interface OptionProps {
  offer: Offer;
  option: NamedOption;
}

/** A single option leaves no choice: its name below the title, unless the title has it. */
function OnlyOption({ offer: { order, reservedPid }, option }: OptionProps) {
  const texts = [
    !order.title.includes(option.name) && option.name,
    contentsText(option),
    stockText(option, reservedPid, order.ships),
  ].filter(Boolean);
  return texts.length > 0 && <p className={styles.only}>{texts.join(' · ')}</p>;
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
