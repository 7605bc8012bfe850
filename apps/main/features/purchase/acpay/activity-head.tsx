import type { Activity, MembershipPackage } from '@vip/api';
import { allowedPicture, saving, shortYuan } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { HiddenText } from '@vip/ui';
import { Guilloche } from '../../../shared/gold-card.tsx';
import { dateText, endText, phaseOf, spokenTimeLeft, timeLeft, countdownText } from './activity.ts';
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
  const phase = phaseOf(activity, now);
  return (
    <header className={styles.head}>
      {banner && <img className={styles.banner} src={banner} alt="" />}
      <h1>{activity.title}</h1>
      <p className={styles.dates}>
        <time dateTime={activity.startsAt}>{dateText(from)}</time> –{' '}
        <time dateTime={activity.endsAt}>{endText(to)}</time>
      </p>
      {phase !== 'over' && <Saving packages={activity.packages} />}
      {phase === 'coming' && (
        <Ticket until={countdownText(dateText(from), '开始')} left={from - now} stub="即将开始" />
      )}
      {phase === 'running' && (
        <Ticket until={countdownText(endText(to), '结束')} left={to - now} stub="限时价" />
      )}
      <p role="status" className={phase === 'over' ? styles.ended : undefined}>
        {phase === 'over' && '活动已结束'}
      </p>
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
  /** To when the countdown runs: 距 11 月 23 日结束. */
  until: string;
  /** Remaining time, ms. */
  left: number;
  stub: string;
}

/** An admission ticket with the countdown: the one gold surface of the page. */
const Ticket = ({ until, left, stub }: TicketProps) => (
  <section className={styles.ticket} aria-label="活动时间">
    <Guilloche />
    <div className={styles.entry}>
      <p className={styles.label}>{until}</p>
      <Countdown left={left} />
    </div>
    <p className={styles.ticketStub} aria-hidden="true">
      <span>{stub}</span>
    </p>
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
  );
}
