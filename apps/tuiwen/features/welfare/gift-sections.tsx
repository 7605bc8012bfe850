import type { ReactNode } from 'react';
import type { Welfare } from '@vip/api';
import { renewalText, type PurchasePage } from '@vip/checkout-react';
import { WasPrice } from '@vip/checkout-ui';
import { HiddenText, Radio, RadioGroup, classes } from '@vip/ui';
import article from '../../shared/article.module.css';
import { Section } from '../../shared/article.tsx';
import { PaymentMethods } from '../../shared/payment.tsx';
import { costText, dateText, sortGifts } from './gift.ts';
import type * as LazyParts from './lazy-parts.tsx';
import styles from './welfare.module.css';

const LIST = classes(article.rows, styles.list);
const GIFT = classes(article.row, styles.gift);

interface GiftSectionsProps {
  page: PurchasePage;
  gifts: readonly Welfare[];
  parts: typeof LazyParts | null;
  now: number;
}

/** The gifts by state, numbered through, and the payment methods of one that is not free. */
export function GiftSections({ page, gifts, parts, now }: GiftSectionsProps) {
  const { open, claimed, over } = sortGifts(gifts, now);
  const { packageList } = page;
  return (
    <>
      {parts && <parts.PendingStrip page={page} />}
      {packageList.status === 'ready' ? (
        <Section title="可领取">
          <RadioGroup
            label="会员福利"
            value={packageList.selected.id}
            onChange={packageList.select}
            className={LIST}
          >
            {open.map((gift, at) => (
              <Radio key={gift.id} value={gift.package.id} className={GIFT}>
                <GiftEntry gift={gift} number={at + 1} now={now} />
                <span className={classes(article.ring, styles.ring)} aria-hidden="true" />
              </Radio>
            ))}
          </RadioGroup>
        </Section>
      ) : (
        <p className={styles.none}>福利已全部领取</p>
      )}
      <PaymentMethods page={page} parts={parts} />
      <EndedGifts title="已领取" label="已领取" gifts={claimed} from={open.length + 1} now={now} />
      <EndedGifts
        title="已结束"
        label="已结束"
        gifts={over}
        from={open.length + claimed.length + 1}
        now={now}
      />
    </>
  );
}

interface EndedGiftsProps {
  title: string;
  /** Replaces the price: 已领取, 已结束. */
  label: string;
  gifts: readonly Welfare[];
  /** The number of the first. */
  from: number;
  now: number;
}

/** Gifts that are claimed or expired. */
const EndedGifts = ({ title, label, gifts, from, now }: EndedGiftsProps): ReactNode =>
  gifts.length > 0 && (
    <Section title={title}>
      <ol className={LIST}>
        {gifts.map((gift, at) => (
          <li key={gift.id} className={classes(GIFT, styles.ended)}>
            <GiftEntry gift={gift} number={from + at} now={now} ended={label} />
          </li>
        ))}
      </ol>
    </Section>
  );

interface GiftEntryProps {
  gift: Welfare;
  /** Its number in the list. */
  number: number;
  now: number;
  /** Replaces the price of a gift that cannot be claimed: 已领取, 已结束. */
  ended?: string;
}

/** An entry as in a table of contents: number, title, a dotted leader to the price. Its description is below. */
const GiftEntry = ({ gift, number, now, ended }: GiftEntryProps) => (
  <span className={styles.entry}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <span className={styles.text}>
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
