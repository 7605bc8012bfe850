import type { Activity, MembershipPackage } from '@vip/api';
import { allowedPicture, saving, shortYuan } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { HiddenText, classes } from '@vip/ui';
import { Guilloche } from '../../../shared/gold-card.tsx';
import { dateText, endText, phaseOf, startText, timeLeft, spokenTimeLeft, type Phase } from './activity.ts';
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
        <time dateTime={activity.startsAt}>{dateText(from)}</time> –{' '}
        <time dateTime={activity.endsAt}>{endText(to)}</time>
      </p>
      {phaseOf(activity, now) !== 'over' && <Saving packages={activity.packages} />}
      <Ticket phase={phaseOf(activity, now)} startsAt={from} left={to - now} />
    </header>
  );
}

/** The greatest saving; nothing without one. */
function Saving({ packages }: { packages: readonly MembershipPackage[] }) {
  const [pack] = [...packages].sort((a, b) => saving(b) - saving(a));
  const saved = pack ? saving(pack) : 0;
  if (!pack || saved === 0) return null;
  return (
    <p className={styles.saving}>
      {pack.name}限时 ¥{shortYuan(pack.price)}，<span>立省 {shortYuan(saved)} 元</span>
    </p>
  );
}

interface TicketProps {
  phase: Phase;
  /** Server time at which the activity starts, ms. */
  startsAt: number;
  /** Remaining time, ms. */
  left: number;
}

/** An admission ticket with the countdown: the one gold surface of the page. After the end its stub is gone. */
const Ticket = ({ phase, startsAt, left }: TicketProps) => (
  <section className={classes(styles.ticket, phase === 'over' && styles.ended)} aria-label="活动时间">
    {phase !== 'over' && <Guilloche />}
    <div className={styles.entry}>
      {phase === 'running' && <Countdown left={left} />}
      {phase === 'coming' && (
        <>
          <p className={styles.label}>活动未开始</p>
          <p className={styles.announcement}>{startText(startsAt)}</p>
        </>
      )}
      <p role="status" className={phase === 'over' ? styles.announcement : undefined}>
        {phase === 'over' && '活动已结束'}
      </p>
    </div>
    {phase !== 'over' && (
      <p className={styles.ticketStub} aria-hidden="true">
        <span>限时价</span>
      </p>
    )}
  </section>
);

/**
 * Days and hours; hours, minutes and seconds on the last day only. For screen readers a text without seconds that is
 * never announced by itself.
 */
function Countdown({ left }: { left: number }) {
  const time = timeLeft(left);
  const cells = [time.hours, time.minutes, time.seconds].map((count) => String(count).padStart(2, '0'));
  return (
    <>
      <p className={styles.label}>距结束</p>
      <div role="timer" aria-live="off">
        {time.days > 0 ? (
          <p className={styles.days}>
            <span>
              <b>{time.days}</b> 天
            </span>{' '}
            <span>
              <b>{time.hours}</b> 小时
            </span>
          </p>
        ) : (
          <>
            <HiddenText>{spokenTimeLeft(time)}</HiddenText>
            <p className={styles.cells} aria-hidden="true">
              {cells.map((count, at) => (
                <b key={at}>{count}</b>
              ))}
            </p>
          </>
        )}
      </div>
    </>
  );
}
