import type { Activity } from '@vip/api';
import { allowedPicture } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { HiddenText } from '@vip/ui';
import { dateText, phaseOf, startText, timeLeft, timeLeftText, type Phase } from './activity.ts';
import styles from './acpay.module.css';

export interface ActivityHeadProps {
  /** null when it could not be loaded. */
  activity: Activity | null;
  /** Server time, ms. */
  now: number;
}

/** Title, dates and countdown of the activity. */
export function ActivityHead({ activity, now }: ActivityHeadProps) {
  const { allow } = useHost().config;
  if (!activity)
    return (
      <header className={styles.head}>
        <h1>活动</h1>
      </header>
    );
  const banner = activity.banner === null ? undefined : allowedPicture(activity.banner, allow.picture);
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
  /** Remaining time, ms. */
  left: number;
}

/** An admission ticket with the countdown: the one gold surface of the page. */
const Ticket = ({ phase, startsAt, left }: TicketProps) => (
  <section className={styles.ticket} aria-label="活动时间">
    {phase === 'running' && <Countdown left={left} />}
    {phase === 'coming' && (
      <>
        <p className={styles.label}>活动还没开始</p>
        <p className={styles.announcement}>{startText(startsAt)}</p>
      </>
    )}
    <p role="status" className={phase === 'over' ? styles.announcement : undefined}>
      {phase === 'over' && '活动已结束'}
    </p>
  </section>
);

/** Seconds on the screen; for screen readers a text without seconds that is never announced by itself. */
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
