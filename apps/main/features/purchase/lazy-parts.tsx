import { useLayoutEffect, useRef, useState } from 'react';
import type { Feedback } from '@vip/api';
import { agoText, type Loaded, allowedPicture } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { Avatar, Clauses, HiddenText, Icon, starShape } from '@vip/ui';
import styles from './feedback-letters.module.css';

/** The lazy chunk of a page with feedback as letters, loaded after the first render. */
export * from '../../shared/purchase/shop-parts.tsx';
export { allowedPicture } from '@vip/checkout-react';
export { amountsOf, CardAmounts } from '../../shared/amounts.tsx';
export { BroadcastLine } from './broadcast-line.tsx';

export interface FeedbackLettersProps {
  feedback: Loaded<Feedback>;
  /** Server time, ms. */
  now: number;
}

/** Feedback of members, in a rail. One of the last sections, so nothing moves when it appears; nothing without feedback. */
export function FeedbackLetters({ feedback, now }: FeedbackLettersProps) {
  const { allow } = useHost().config;
  const { items } = feedback;
  if (items.length === 0) return null;
  return (
    <section className={styles.letters}>
      <h2>会员评价</h2>
      <p className={styles.sum}>
        <span>
          <b>{average(items)}</b> 分
        </span>
        <small>
          <Clauses text={`最近 ${items.length} 条评价平均，满分 5 分`} />
        </small>
      </p>
      {/* Without a focus of its own a keyboard could not scroll it. */}
      <div
        className={styles.rail}
        role="group"
        aria-label="会员评价"
        tabIndex={items.length > 1 ? 0 : undefined}
      >
        <ul>
          {items.map((letter) => (
            <li key={letter.id}>
              <div className={styles.who}>
                <Avatar seed={letter.id} size={32} src={allowedPicture(letter.avatar, allow.picture)} />
                <b>{letter.nickname}</b>
                <time dateTime={letter.createdAt}>{agoText(Date.parse(letter.createdAt), now)}</time>
              </div>
              <Rating stars={letter.rating} />
              <Content text={letter.content} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Beside the packages: what the feedback below amounts to. */
export const FeedbackScore = ({ feedback: { items } }: Pick<FeedbackLettersProps, 'feedback'>) =>
  items.length > 0 ? (
    <>
      <Icon shape={starShape} size={14} className={styles.star} />
      <b>{average(items)}</b> 分<span className={styles.whole}>最近 {items.length} 条评价</span>
    </>
  ) : null;

/** 4.7, from whole stars. */
const average = (items: readonly Feedback[]): string =>
  (items.reduce((sum, { rating }) => sum + rating, 0) / items.length).toFixed(1);

const Rating = ({ stars }: { stars: number }) => (
  <p className={styles.rating}>
    <HiddenText>{stars} 分，满分 5 分</HiddenText>
    {[1, 2, 3, 4, 5].map((star) => (
      <Icon key={star} shape={starShape} size={14} className={star <= stars ? styles.star : styles.noStar} />
    ))}
  </p>
);

/** How many characters the last line has at least. */
const LAST_LINE = 4;

/** Four lines, or as many as the page gives it; a longer text opens on request. */
function Content({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const line = ref.current;
    setCut(line !== null && line.scrollHeight > line.clientHeight);
  }, [text, isOpen]);
  const characters = Array.from(text);
  return (
    <>
      <p ref={ref} className={isOpen ? styles.content : styles.cut}>
        {characters.slice(0, -LAST_LINE).join('')}
        <span className={styles.whole}>{characters.slice(-LAST_LINE).join('')}</span>
      </p>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          展开全文
        </button>
      )}
    </>
  );
}
