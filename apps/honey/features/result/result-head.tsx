import type { ResultView } from '@vip/checkout-react';
import { Icon, Loading, Clauses, checkShape, classes, clockShape } from '@vip/ui';
import { HeaderBackground } from '../../shared/honey-page.tsx';
import { Mascot, type Mood } from '../../shared/mascot.tsx';
import styles from './result-head.module.css';

/** A view with a result or waiting for one. */
export type ShownView = Exclude<ResultView, { status: 'error' }>;

/** The jar, filled by the progress of the payment, its sign, and the result below them. Changes are announced. */
export function ResultHead({ view }: { view: ShownView }) {
  const { title, note, level, mood, sign } = resultText(view);
  const isOpen = ground(view) === 'pale';
  const text = (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>
        <Clauses text={note} />
      </p>
    </>
  );
  return (
    <HeaderBackground ground={ground(view)}>
      <div className={styles.head} role="status">
        <div className={styles.jar}>
          <Mascot
            level={level}
            mood={mood}
            isOpen={isOpen}
            honeyClassName={isOpen ? styles.pouring : view.status === 'paid' ? styles.filling : undefined}
          />
          {sign && (
            <span className={classes(styles.sign, view.status === 'paid' && styles.done)}>
              <Icon shape={sign} size={22} strokeWidth={2.4} />
            </span>
          )}
        </div>
        {view.status === 'loading' ? <Loading>{text}</Loading> : text}
      </div>
    </HeaderBackground>
  );
}

/** Only a payment has rays. An order that ended without one is muted; before it is known the ground is pale. */
function ground({ status }: ShownView) {
  if (status === 'paid') return 'burst';
  return status === 'missing' || status === 'closed' || status === 'refunded' ? 'muted' : 'pale';
}

interface ResultText {
  title: string;
  note: string;
  /** How full the jar is: a paid one is full. */
  level: number;
  mood: Mood;
  /** The sign at the jar: ticked if paid, a clock while that is not known. */
  sign?: string;
}

/** A payment in progress is never 失败, and a closed order is never lost. */
function resultText(view: ShownView): ResultText {
  switch (view.status) {
    case 'loading':
      return {
        title: '查询支付结果',
        // One line, as for a paid order: nothing moves when it arrives.
        note: '正在向支付平台查询',
        level: 0.28,
        mood: 'waiting',
      };
    case 'paid':
      return {
        title: '支付成功',
        note: `${view.order.package.name}已生效`,
        level: 0.98,
        mood: 'glad',
        sign: checkShape,
      };
    case 'confirming':
    case 'unknown':
      return {
        title: '正在确认支付结果',
        note: '如已支付请放心，款项不会丢失',
        level: 0.28,
        mood: 'waiting',
        sign: clockShape,
      };
    case 'closed':
      return {
        title: '订单已关闭',
        note: '订单未支付，已自动关闭，如有扣款将原路退回',
        level: 0.08,
        mood: 'asleep',
      };
    case 'refunded':
      return {
        title: '订单已退款',
        note: '款项已原路退回，到账时间以支付平台为准',
        level: 0.08,
        mood: 'asleep',
      };
    case 'missing':
      return {
        title: '订单不存在',
        note: '链接可能已过期或不完整',
        level: 0,
        mood: 'waiting',
      };
  }
}
