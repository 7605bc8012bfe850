import type { Activity } from '@vip/api';
import { allowedPicture, saving, shortYuan } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { dateText, endText, phaseOf } from './activity.ts';
import { ActivityTime } from './activity-time.tsx';
import { Moon } from './moon.tsx';
import styles from './activity-head.module.css';

export interface ActivityHeadProps {
  /** null when it could not be loaded. */
  activity: Activity | null;
  /** Server time, ms. */
  now: number;
}

/** Title, countdown and dates of the activity, beside a moon with the greatest saving; after the end it sets. */
export function ActivityHead({ activity, now }: ActivityHeadProps) {
  const { allow } = useHost().config;
  // A failure has a drawing of its own.
  if (!activity)
    return (
      <header className={styles.head}>
        <h1>会员活动</h1>
      </header>
    );
  const banner = activity.banner === null ? undefined : allowedPicture(activity.banner, allow.picture);
  const [from, to] = [Date.parse(activity.startsAt), Date.parse(activity.endsAt)];
  const phase = phaseOf(activity, now);
  const isOver = phase === 'over';
  return (
    <header className={isOver ? styles.plain : styles.head}>
      {banner && <img className={styles.banner} src={banner} alt="" />}
      <div className={styles.words}>
        <h1>{activity.title}</h1>
        <p className={styles.dates}>
          <time dateTime={activity.startsAt}>{dateText(from)}</time>{' '}
          <span>
            – <time dateTime={activity.endsAt}>{endText(to)}</time>
          </span>
        </p>
        <ActivityTime phase={phase} left={(phase === 'coming' ? from : to) - now} />
      </div>
      {!isOver && (
        <Moon>
          <Saving fen={Math.max(0, ...activity.packages.map(saving))} />
        </Moon>
      )}
    </header>
  );
}

const Saving = ({ fen }: { fen: number }) => {
  if (fen <= 0) return <b data-long="">限时价</b>;
  const amount = shortYuan(fen);
  return (
    <>
      <span>最高省</span>{' '}
      <span>
        <b data-long={amount.length > 3 ? '' : undefined}>{amount}</b> 元
      </span>
    </>
  );
};
