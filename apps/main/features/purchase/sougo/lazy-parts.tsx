import type { Feedback } from '@vip/api';
import { agoText, allowedPicture, type Loaded } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { Avatar, HiddenText, Icon, starShape } from '@vip/ui';
import styles from './sougo.module.css';

/** The lazy chunk of `/sougo`, loaded after the first render. */
export * from '../../../shared/purchase/shop-parts.tsx';

export interface FeedbackWallProps {
  feedback: Loaded<Feedback>;
  /** Server time, ms. */
  now: number;
}

/** 4.7, from whole stars. */
const average = (items: readonly Feedback[]): string =>
  (items.reduce((sum, { rating }) => sum + rating, 0) / items.length).toFixed(1);

const FIVE = [1, 2, 3, 4, 5];

const Stars = ({ rating }: { rating: number }) => (
  <span className={styles.stars}>
    <HiddenText>{rating} 分</HiddenText>
    {FIVE.map((at) => (
      <Icon key={at} shape={starShape} size={14} className={at <= rating ? styles.full : undefined} />
    ))}
  </span>
);

/** Feedback of members as notes on a wall: all that the server has, without animation. */
export function FeedbackWall({ feedback, now }: FeedbackWallProps) {
  const { allow } = useHost().config;
  const { items } = feedback;
  if (items.length === 0) return null;
  return (
    <section className={styles.wall}>
      <h2>会员评价</h2>
      <p className={styles.sum}>
        最近 {items.length} 条评价，平均 {average(items)} 分（满分 5 分）
      </p>
      <ul>
        {items.map(({ id, rating, content, nickname, avatar, createdAt }) => (
          <li key={id}>
            <div className={styles.who}>
              <Avatar seed={id} size={36} src={allowedPicture(avatar, allow.picture)} />
              <p className={styles.name}>
                <b>{nickname}</b>
                <Stars rating={rating} />
              </p>
              <time dateTime={createdAt}>{agoText(Date.parse(createdAt), now)}</time>
            </div>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
