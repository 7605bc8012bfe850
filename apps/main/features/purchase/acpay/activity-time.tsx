import { HiddenText } from '@vip/ui';
import { Seal } from '../../../shared/seal.tsx';
import { spokenTimeLeft, timeLeft, type Phase } from './activity.ts';
import styles from './activity-time.module.css';
import torn from './torn.module.css';

export interface ActivityTimeProps {
  phase: Phase;
  /** To the start or the end, ms. */
  left: number;
}

/** The countdown, which glows on the last day; after the end a ticket whose stub is torn off. */
export const ActivityTime = ({ phase, left }: ActivityTimeProps) => {
  const isOver = phase === 'over';
  const isLastDay = phase === 'running' && timeLeft(left).days === 0;
  const time = isLastDay ? styles.hot : styles.time;
  return (
    <section className={isOver ? torn.torn : time} aria-label="活动时间">
      <div className={isOver ? torn.used : styles.row}>
        {!isOver && (
          <>
            <p className={styles.label}>
              {isLastDay && '最后一天，'}
              {phase === 'coming' ? '距活动开始' : '距活动结束'}
            </p>
            <Countdown left={left} />
          </>
        )}
        {/* In the page before its text, or the text is not announced. */}
        <p role="status" className={isOver ? torn.ended : undefined}>
          {isOver && '活动已结束'}
        </p>
        {isOver && <p className={torn.note}>已购会员不受影响</p>}
      </div>
      {isOver && (
        <div className={torn.stub}>
          <Seal className={torn.seal} />
        </div>
      )}
    </section>
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
