import type { Feedback } from '@vip/api';
import { agoText, type Loaded, allowedPicture } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { Avatar } from '@vip/ui';
import styles from './feedback-letters.module.css';

/** The lazy chunk of a page with feedback as letters, loaded after the first render. */
export * from '../../shared/purchase/shop-parts.tsx';
export { allowedPicture } from '@vip/checkout-react';
export { BroadcastLine } from './broadcast-line.tsx';

export interface FeedbackLettersProps {
  feedback: Loaded<Feedback>;
  /** Server time, ms. */
  now: number;
}

/** Feedback of members. The last section of a page, so nothing moves when it appears; nothing without feedback. */
export function FeedbackLetters({ feedback, now }: FeedbackLettersProps) {
  const { allow } = useHost().config;
  if (feedback.items.length === 0) return null;
  return (
    <section className={styles.letters}>
      <h2>会员评价</h2>
      <ul>
        {feedback.items.map((letter) => (
          <li key={letter.id}>
            <div className={styles.who}>
              <Avatar seed={letter.id} size={32} src={allowedPicture(letter.avatar, allow.picture)} />
              <b>{letter.nickname}</b>
              <time dateTime={letter.createdAt}>{agoText(Date.parse(letter.createdAt), now)}</time>
            </div>
            <p>{letter.content}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
