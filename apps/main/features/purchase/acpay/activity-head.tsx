import type { Activity } from '@vip/api';
import { allowedPicture, saving, shortYuan } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { HiddenText } from '@vip/ui';
import { Amounts, amountsOf } from '../../../shared/amounts.tsx';
import { dateText, endText, phaseOf, spokenTimeLeft, timeLeft, type Phase } from './activity.ts';
import styles from './activity-head.module.css';

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
        <h1>会员活动</h1>
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
      <Ticket
        phase={phase}
        label={labelText(activity, phase, now)}
        left={(phase === 'coming' ? from : to) - now}
        saved={Math.max(0, ...activity.packages.map(saving))}
      />
      {phase !== 'over' && <Reasons packages={activity.packages} />}
    </header>
  );
}

/** What the recommended package gives, beside what it costs less. */
const Reasons = ({ packages }: Pick<Activity, 'packages'>) => {
  const pack = packages.find(({ isDefault }) => isDefault) ?? packages[0];
  return (
    <div className={styles.reasons}>
      <Amounts amounts={amountsOf(pack?.benefits ?? [])} />
    </div>
  );
};

function labelText({ startsAt, endsAt }: Activity, phase: Phase, now: number): string {
  if (phase === 'coming') return `${dateText(Date.parse(startsAt))} 开始，还有`;
  return timeLeft(Date.parse(endsAt) - now).days > 0 ? '距活动结束' : '最后一天，距活动结束';
}

interface TicketProps {
  phase: Phase;
  /** Above the time that is left. */
  label: string;
  /** To the start or the end, ms. */
  left: number;
  /** The greatest saving, fen. */
  saved: number;
}

/** An admission ticket with the countdown and the saving: the one gold surface of the page, grey after the end. */
const Ticket = ({ phase, label, left, saved }: TicketProps) => {
  const isOver = phase === 'over';
  return (
    <section className={isOver ? styles.used : styles.ticket} aria-label="活动时间">
      <div className={styles.entry}>
        {!isOver && (
          <>
            <p className={styles.label}>{label}</p>
            <Countdown left={left} />
          </>
        )}
        {/* In the page before its text, or the text is not announced. */}
        <p role="status" className={isOver ? styles.ended : undefined}>
          {isOver && '活动已结束'}
        </p>
        {isOver && <p className={styles.label}>已购会员不受影响</p>}
      </div>
      <p className={styles.ticketStub}>{isOver ? <Ended /> : <Saving fen={saved} />}</p>
    </section>
  );
};

const Ended = () => (
  <>
    日常套餐 <span>仍可购买</span>
  </>
);

const Saving = ({ fen }: { fen: number }) =>
  fen > 0 ? (
    <>
      最高省{' '}
      <span>
        <b>{shortYuan(fen)}</b> 元
      </span>
    </>
  ) : (
    '限时价'
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
          </span>
          {time.hours > 0 && (
            <span>
              {' '}
              <b>{time.hours}</b> 小时
            </span>
          )}
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
