import type { Activity } from '@vip/api';
import { allowedPicture, saving, shortYuan } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import { HiddenText } from '@vip/ui';
import { Seal } from '../../../shared/seal.tsx';
import { dateText, endText, phaseOf, spokenTimeLeft, timeLeft, type Phase } from './activity.ts';
import { Moon } from './moon.tsx';
import styles from './activity-head.module.css';

export interface ActivityHeadProps {
  /** null when it could not be loaded. */
  activity: Activity | null;
  /** Server time, ms. */
  now: number;
}

/** Title, countdown and dates of the activity, in a night whose moon bears the greatest saving. */
export function ActivityHead({ activity, now }: ActivityHeadProps) {
  const { allow } = useHost().config;
  if (!activity)
    return (
      <header className={styles.plain}>
        <h1>会员活动</h1>
      </header>
    );
  const banner = activity.banner === null ? undefined : allowedPicture(activity.banner, allow.picture);
  const [from, to] = [Date.parse(activity.startsAt), Date.parse(activity.endsAt)];
  const phase = phaseOf(activity, now);
  const isOver = phase === 'over';
  const dates = (
    <p className={styles.dates}>
      <time dateTime={activity.startsAt}>{dateText(from)}</time> –{' '}
      <time dateTime={activity.endsAt}>{endText(to)}</time>
    </p>
  );
  return (
    <header className={isOver ? styles.plain : styles.head}>
      {banner && <img className={styles.banner} src={banner} alt="" />}
      <div className={styles.words}>
        <h1>{activity.title}</h1>
        {isOver && dates}
        <Time
          phase={phase}
          label={labelText(activity, phase, now)}
          left={(phase === 'coming' ? from : to) - now}
        />
        {!isOver && dates}
      </div>
      {!isOver && (
        <Moon>
          <Saving fen={Math.max(0, ...activity.packages.map(saving))} />
        </Moon>
      )}
    </header>
  );
}

function labelText({ endsAt }: Activity, phase: Phase, now: number): string {
  if (phase === 'coming') return '距活动开始';
  return timeLeft(Date.parse(endsAt) - now).days > 0 ? '距活动结束' : '最后一天，距活动结束';
}

interface TimeProps {
  phase: Phase;
  /** Above the time that is left. */
  label: string;
  /** To the start or the end, ms. */
  left: number;
}

/** The countdown; after the end a ticket whose stub is torn off. */
const Time = ({ phase, label, left }: TimeProps) => {
  const isOver = phase === 'over';
  return (
    <section className={isOver ? styles.torn : styles.time} aria-label="活动时间">
      <div className={isOver ? styles.used : undefined}>
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
      {isOver && (
        <div className={styles.tornStub}>
          <Seal className={styles.seal} />
        </div>
      )}
    </section>
  );
};

const Saving = ({ fen }: { fen: number }) => {
  if (fen <= 0) return <b data-long="">限时价</b>;
  const amount = shortYuan(fen);
  return (
    <>
      最高省{' '}
      <span>
        <b data-long={amount.length > 3 ? '' : undefined}>{amount}</b> 元
      </span>
    </>
  );
};

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
