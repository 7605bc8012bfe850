import type { ResultView } from '@vip/checkout-react';
import { Loading } from '@vip/ui';
import { HeaderBackground } from '../../shared/honey-page.tsx';
import { Mascot, type Mood } from '../../shared/mascot.tsx';
import styles from './result.module.css';

/** A view with a result or waiting for one. */
export type ShownView = Exclude<ResultView, { status: 'error' }>;

/** The jar, filled by the progress of the payment, and the result below it. Changes are announced. */
export function ResultHead({ view }: { view: ShownView }) {
  const { title, note, level, mood } = resultText(view);
  const text = (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>
        {note.map((clause) => (
          <span key={clause} className={styles.clause}>
            {clause}
          </span>
        ))}
      </p>
    </>
  );
  return (
    <HeaderBackground ground={ground(view)}>
      <div className={styles.head} role="status">
        <Mascot
          level={level}
          mood={mood}
          honeyClassName={view.status === 'paid' ? styles.filling : undefined}
        />
        {view.status === 'loading' ? <Loading>{text}</Loading> : text}
      </div>
    </HeaderBackground>
  );
}

/** Only a payment has rays. An order that ended without one is muted. */
function ground({ status }: ShownView) {
  if (status === 'paid') return 'burst';
  return status === 'missing' || status === 'closed' || status === 'refunded' ? 'muted' : 'even';
}

interface ResultText {
  title: string;
  /** Clauses: a line breaks between them, so that it never has a single character. */
  note: readonly string[];
  /** How full the jar is: a paid one is full. */
  level: number;
  mood: Mood;
}

/** A payment in progress is never 失败, and a closed order is never lost. */
function resultText(view: ShownView): ResultText {
  switch (view.status) {
    case 'loading':
      return {
        title: '查询支付结果',
        // One line, as for a paid order: nothing moves when it arrives.
        note: ['正在向支付平台查询'],
        level: 0.5,
        mood: 'waiting',
      };
    case 'paid':
      return {
        title: '支付成功',
        note: [`${view.order.package.name}已生效`],
        level: 0.98,
        mood: 'glad',
      };
    case 'confirming':
    case 'unknown':
      return {
        title: '正在确认支付结果',
        note: ['如已支付请放心，', '款项不会丢失'],
        level: 0.5,
        mood: 'waiting',
      };
    case 'closed':
      return {
        title: '订单已关闭',
        note: ['订单未支付，已自动关闭，', '如有扣款将原路退回'],
        level: 0.08,
        mood: 'asleep',
      };
    case 'refunded':
      return {
        title: '订单已退款',
        note: ['款项已原路退回，', '到账时间以支付平台为准'],
        level: 0.08,
        mood: 'asleep',
      };
    case 'missing':
      return {
        title: '订单不存在',
        note: ['链接可能已过期或不完整'],
        level: 0,
        mood: 'waiting',
      };
  }
}
