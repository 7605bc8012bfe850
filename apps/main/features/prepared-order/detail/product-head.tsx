import { savingText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, chatShape, clockShape, rightShape, starShape, truckShape } from '@vip/ui';
import { useApp } from '../../../brand.ts';
import { returnTerms } from '../../../shared/orders/prepared-setup.ts';
import { contentsText, deadlineText, stockText, type NamedOption } from '../prepared-order.ts';
import { TitleParts } from '../title-parts.tsx';
import { timeLeftText } from './time-left.ts';
import type { Offer } from './use-detail.ts';
import styles from './product-head.module.css';

/** Title, price of the selected option, note, delivery, returns and deadline. */
export function ProductHead({ offer, note }: { offer: Offer; note: string }) {
  const { order, selected, now } = offer;
  const app = useApp();
  const end = Date.parse(order.expiresAt);
  // The note on a membership, 客服专享价, is beside its name.
  const [, title = order.title, tag] = (!order.ships && /^(.+?)（(.+)）$/.exec(order.title)) || [];
  return (
    <>
      <div className={styles.name}>
        <h1 className={styles.title}>
          <TitleParts title={title} />
        </h1>
        {tag && <b className={styles.tag}>{tag}</b>}
      </div>
      {selected && order.options.length === 1 && <OnlyOption offer={offer} option={selected} />}
      {selected && (
        <p className={styles.price}>
          <Price fen={selected.price} className={styles.currentPrice} />
          {selected.originalPrice > selected.price && (
            <span className={styles.before}>
              <WasPrice fen={selected.originalPrice} className={styles.was} />
              <span className={styles.saved}>{savingText(selected)}</span>
            </span>
          )}
        </p>
      )}
      <ul className={styles.facts}>
        {note && (
          <li>
            <Icon shape={chatShape} size={20} />
            <span>{note}</span>
          </li>
        )}
        <li>
          <Icon shape={order.ships ? truckShape : starShape} size={20} />
          <div className={styles.delivery}>
            <span>{order.ships ? '包邮配送，下一步填写收货地址' : '无需配送，支付后立即生效'}</span>
            {order.ships && (
              <a className={styles.returns} href={returnTerms(app)}>
                退换说明
                <Icon shape={rightShape} size={18} />
              </a>
            )}
          </div>
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

/** A single option leaves no choice: its name below the title, unless the title has it. */
function OnlyOption({ offer: { order, reservedPid }, option }: { offer: Offer; option: NamedOption }) {
  const texts = [
    !order.title.includes(option.name) && option.name,
    contentsText(option),
    stockText(option, reservedPid, order.ships),
  ].filter(Boolean);
  return texts.length > 0 && <p className={styles.only}>{texts.join(' · ')}</p>;
}
