import type { ResultView } from '@vip/checkout-react';
import type { Mood } from '../../drawings/mascot.tsx';

/** What the head of the result page says and how its jar looks. */
export interface ResultText {
  /** One of the headings that stay stable; '' while nothing is known. */
  title: string;
  /** In clauses, so that lines break between them. */
  note: readonly string[];
  /** How full the jar is: a paid one is full. */
  level: number;
  mood: Mood;
}

/** Waiting is never told as failed, and closed never as lost. */
export function resultText(view: ResultView): ResultText {
  switch (view.status) {
    case 'loading':
      return { title: '', note: [], level: 0.5, mood: 'waiting' };
    case 'paid':
      return {
        title: '支付成功',
        note: [`${view.order.package.name}装满了，`, '用付款时的账号登录就能看到。'],
        level: 0.98,
        mood: 'glad',
      };
    case 'confirming':
    case 'unknown':
      return {
        title: '正在确认支付结果',
        note: ['钱款若已付出，不会丢失。', '请先不要重复付款。'],
        level: 0.5,
        mood: 'waiting',
      };
    case 'closed':
      return {
        title: '订单已关闭',
        note: ['这一单没有付款，已经关闭。', '若有扣款，会原路退回。'],
        level: 0.08,
        mood: 'asleep',
      };
    case 'refunded':
      return {
        title: '订单已退款',
        note: ['钱款已原路退回，', '到账时间以支付平台为准。'],
        level: 0.08,
        mood: 'asleep',
      };
    case 'missing':
      return {
        title: '订单不存在',
        note: ['链接可能已经过期，', '付过款的可以联系客服查询。'],
        level: 0,
        mood: 'waiting',
      };
    case 'error':
      return { title: '', note: [], level: 0.1, mood: 'asleep' };
  }
}
