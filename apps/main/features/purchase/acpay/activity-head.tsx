import type { Activity } from '@vip/api';
import { allowedPicture } from '@vip/checkout-react';
import styles from './activity-head.module.css';
import { dateText } from './date-text.ts';
import { phaseOf } from './phase.ts';
import { Ticket } from './ticket.tsx';

export interface ActivityHeadProps {
  /** null where the activity could not be had. */
  activity: Activity | null;
  /** Server time, ms. */
  now: number;
  pictures: readonly string[];
}

/** What the activity is called, from when to when, and how long it still runs. */
export function ActivityHead({ activity, now, pictures }: ActivityHeadProps) {
  if (!activity)
    return (
      <header className={styles.head}>
        <h1>活动</h1>
      </header>
    );
  const banner = activity.banner === null ? undefined : allowedPicture(activity.banner, pictures);
  const [from, to] = [Date.parse(activity.startsAt), Date.parse(activity.endsAt)];
  return (
    <header className={styles.head}>
      {banner && <img className={styles.banner} src={banner} alt="" />}
      <h1>{activity.title}</h1>
      <p className={styles.dates}>
        <time dateTime={activity.startsAt}>{dateText(from)}</time> 至{' '}
        <time dateTime={activity.endsAt}>{dateText(to)}</time>
      </p>
      <Ticket phase={phaseOf(activity, now)} startsAt={from} left={to - now} />
    </header>
  );
}
