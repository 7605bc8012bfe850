import type { Welfare } from '@vip/api';
import type { ReadyPackageList } from '@vip/checkout-react';
import { RadioGroup, SkeletonText } from '@vip/ui';
import { EndedGift, OpenGift } from './gift-entry.tsx';
import styles from './gift-list.module.css';

interface OpenGiftsProps {
  gifts: readonly Welfare[];
  packageList: ReadyPackageList;
  now: number;
}

/** The gifts that can be had; one of them is chosen. */
export const OpenGifts = ({ gifts, packageList, now }: OpenGiftsProps) => (
  <RadioGroup
    label="会员福利"
    value={packageList.selected.id}
    onChange={packageList.select}
    className={styles.list}
  >
    {gifts.map((gift, at) => (
      <OpenGift key={gift.id} gift={gift} number={at + 1} now={now} />
    ))}
  </RadioGroup>
);

interface EndedGiftsProps {
  gifts: readonly Welfare[];
  /** 已领取 or 已截止 */
  word: string;
  /** The number of the first: entries are numbered through. */
  from: number;
  now: number;
}

/** Gifts that were claimed, or that are over. */
export const EndedGifts = ({ gifts, word, from, now }: EndedGiftsProps) => (
  <ol className={styles.list}>
    {gifts.map((gift, at) => (
      <EndedGift key={gift.id} gift={gift} number={from + at} now={now} ended={word} />
    ))}
  </ol>
);

/** Two entries while they are on their way. */
export const BlankGifts = () => (
  <div className={styles.list}>
    {[1, 2].map((number) => (
      <div key={number} className={styles.open}>
        <div className={styles.entry}>
          <span className={styles.number}>
            <SkeletonText width="0.8em" />
          </span>
          <div className={styles.words}>
            <div className={styles.head}>
              <span className={styles.name}>
                <SkeletonText width="7em" />
              </span>
            </div>
            <div className={styles.about}>
              <SkeletonText width="100%" />
            </div>
            <div className={styles.facts}>
              <SkeletonText width="14em" />
            </div>
          </div>
        </div>
      </div>
    ))}
  </div>
);
