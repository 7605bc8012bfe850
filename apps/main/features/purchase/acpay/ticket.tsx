import { HiddenText } from '@vip/ui';
import { startText } from './date-text.ts';
import type { Phase } from './phase.ts';
import { timeLeft, timeLeftText } from './time-left.ts';
import styles from './ticket.module.css';

export interface TicketProps {
  phase: Phase;
  /** Server time at which the activity starts, ms. */
  startsAt: number;
  /** Until its end, ms. */
  left: number;
}

/** The admission ticket: the one gold surface of the page, with the time that is left on it. */
export const Ticket = ({ phase, startsAt, left }: TicketProps) => (
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
