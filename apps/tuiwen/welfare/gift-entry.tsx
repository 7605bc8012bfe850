import type { Welfare } from '@vip/api';
import { renewalText } from '@vip/checkout-react';
import { WasPrice } from '@vip/checkout-ui';
import { HiddenText, Radio } from '@vip/ui';
import styles from './gift-list.module.css';
import { costText, dateText } from './gift-text.ts';

interface GiftEntryProps {
  gift: Welfare;
  /** Its number in the list. */
  number: number;
  now: number;
  /** What stands where the price stood once it can no longer be had: 已领取, 已截止. */
  ended?: string;
}

/** An entry as in a table of contents: number, title, a dotted leader to what it costs; below it what it is. */
const Entry = ({ gift, number, now, ended }: GiftEntryProps) => (
  <span className={styles.entry}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <span className={styles.words}>
      <span className={styles.head}>
        <span className={styles.name}>{gift.name}</span>
        <span className={styles.leader} />
        <HiddenText>，</HiddenText>
        <b className={styles.cost}>{ended ?? costText(gift.package.price)}</b>
      </span>
      <span className={styles.about}>{gift.description}</span>
      <span className={styles.facts}>
        <span>{gift.package.name}</span>
        {!ended && gift.package.originalPrice > gift.package.price && (
          <WasPrice fen={gift.package.originalPrice} />
        )}
        <span>{dateText(gift, now)}</span>
        {!ended && gift.package.renewal && <span>{renewalText(gift.package)}</span>}
      </span>
    </span>
  </span>
);

/** A gift that can be had: the whole of it is the target. */
export const OpenGift = (props: GiftEntryProps) => (
  <Radio value={props.gift.package.id} className={styles.open}>
    <Entry {...props} />
    <span className={styles.ring} aria-hidden="true" />
  </Radio>
);

/** A gift that was claimed or is over. */
export const EndedGift = (props: GiftEntryProps & { ended: string }) => (
  <li className={styles.ended}>
    <Entry {...props} />
  </li>
);
