import type { Activity } from '@vip/api';
import { allowedPicture } from '@vip/checkout-react';
import { HiddenText } from '@vip/ui';
import { dateText, startText } from './activity-dates.ts';
import { type Phase, phaseOf } from './phase.ts';
import { timeLeft, timeLeftText } from './countdown.ts';
import styles from './activity-head.module.css';

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

interface TicketProps {
  phase: Phase;
  /** Server time at which the activity starts, ms. */
  startsAt: number;
  /** Until its end, ms. */
  left: number;
}

/** The admission ticket: the one gold surface of the page, with the time that is left on it. */
const Ticket = ({ phase, startsAt, left }: TicketProps) => (
  <section className={styles.ticket} aria-label="活动时间">
    {phase === 'running' && <Countdown left={left} />}
    {phase === 'coming' && (
      <>
        <p className={styles.label}>活动还没开始</p>
        <p className={styles.words}>{startText(startsAt)}</p>
      </>
    )}
    <p role="status" className={phase === 'over' ? styles.words : undefined}>
      {phase === 'over' && '活动已结束'}
    </p>
  </section>
);

/** Seen, it counts seconds; read out, it says the time in words and never speaks up by itself. */
function Countdown({ left }: { left: number }) {
  const time = timeLeft(left);
  const cells = [
    [time.days, '天'],
    [time.hours, '时'],
    [time.minutes, '分'],
    [time.seconds, '秒'],
  ] as const;
  return (
    <>
      <p className={styles.label}>离结束还有</p>
      <div role="timer" aria-live="off">
        <HiddenText>{timeLeftText(time)}</HiddenText>
        <p className={styles.cells} aria-hidden="true">
          {cells.map(([count, unit]) => (
            <span key={unit}>
              <b>{unit === '天' ? count : String(count).padStart(2, '0')}</b>
              <small>{unit}</small>
            </span>
          ))}
        </p>
      </div>
    </>
  );
}
