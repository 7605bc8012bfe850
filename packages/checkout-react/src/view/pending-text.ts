import type { UnfinishedPurchase } from '../contract.ts';
import { yuan } from './price.ts';

/** An unfinished purchase as a page offers it: a sentence, and the two answers. */
export interface PendingText {
  /** In two parts, between which the line breaks first. */
  sentence: readonly [string, string];
  resume: string;
  dismiss: string;
}

/**
 * What is said of an unfinished purchase. On a shared phone it may be another person's: then only the end of its order
 * number and the amount are shown, by which its buyer knows it.
 */
export function pendingText({ packageName, amount, number, isOwn, status }: UnfinishedPurchase): PendingText {
  const price = `¥${yuan(amount)}`;
  if (!isOwn) {
    const facts = number ? `尾号 ${number}，${price}` : price;
    return { sentence: ['这台手机上有一笔订单', `（${facts}）`], resume: '是我的', dismiss: '不是我的' };
  }
  const what = `${packageName} ${price} `;
  switch (status) {
    case 'unpaid':
      return { sentence: [what, '待支付'], resume: '继续支付', dismiss: '不用了' };
    case 'unknown':
      return { sentence: [what, '支付结果待确认'], resume: '查看结果', dismiss: '不用了' };
    case 'paid':
      return { sentence: [what, '已支付'], resume: '查看结果', dismiss: '知道了' };
  }
}
