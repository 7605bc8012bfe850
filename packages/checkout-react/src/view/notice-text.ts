import { errorText } from '@vip/api';
import type { Notice } from '@vip/checkout';
import type { PurchasePage, UnfinishedPurchase } from '../contract.ts';
import { isPackageHeld } from './held-order.ts';
import { nearText } from './time.ts';
import { yuan } from './price.ts';

/** The first full minute at or after a time, in Beijing. */
const minuteAfter = (ms: number): string => nearText(Math.ceil(ms / 60_000) * 60_000, Date.now());

/** When an order closes. One that is still open after its time closes whenever the server gets to it. */
const closing = (closesAt: number | null): string =>
  closesAt === null || closesAt <= Date.now() ? '订单关闭' : ` ${minuteAfter(closesAt)} `;

/** Why the page is back at choosing a package, and what the buyer can do. */
export function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'repriced':
      return '价格已更新，请确认金额后再支付';
    case 'buyer_changed':
      return '账号已切换，请确认后再支付';
    case 'paid_elsewhere':
      return '该套餐已在其他页面支付成功';
    case 'unfinished':
      return '请先处理上方未完成的订单';
    case 'not_sold':
      return '该套餐暂不支持购买，请选择其他套餐';
    case 'cancelled':
      return '支付已取消，订单已为你保留';
    case 'failed':
      return '支付未完成，请重试或更换支付方式';
    case 'elsewhere':
      return '正在另一页面支付';
    case 'expired':
      return '订单已过期，请重新下单';
    case 'unidentified':
      return '微信授权未完成，请重试';
    case 'unanswered':
      return notice.until === null
        ? '上次下单未收到结果，请先确认会员尚未到账，再点一次将重新下单'
        : `上次下单未收到结果，为避免重复支付，请在 ${minuteAfter(notice.until)} 之后重新下单`;
    case 'unclosed':
      return `该订单暂时无法再次支付，请在${closing(notice.closesAt)}之后重新下单`;
    case 'error':
      return errorText(notice.error);
  }
}

/** Opens the result of a payment in another tab; null if the page does not know that order. */
export const paidElsewhere = ({
  notice,
  pending,
  resume,
}: Pick<PurchasePage, 'notice' | 'pending' | 'resume'>): (() => void) | null =>
  notice?.kind === 'paid_elsewhere' && pending?.status === 'paid' ? resume : null;

/** The text of an unfinished purchase, and its answers. */
export interface PendingText {
  /** What has become of the order. */
  heading: string;
  /** Which order it is, in two parts: a line breaks between them first. */
  facts: readonly [string, string];
  /** What the buyer can do, and from when on; in two parts as well. */
  note?: readonly [string, string];
  /** null while nothing can be done. */
  resume: string | null;
  dismiss: string;
}

/**
 * On a shared phone an unfinished purchase may be another person's. Then only the end of its order number and the amount
 * are shown, which its buyer recognises.
 */
export function pendingText(pending: UnfinishedPurchase): PendingText {
  const { packageName, amount, number, isOwn, status, until } = pending;
  const price = `¥${yuan(amount)}`;
  if (!isOwn) {
    const end = number ? `尾号 ${number}，` : '';
    return {
      heading: '本机有一笔待确认的订单',
      facts: [`（${end}`, `${price}）`],
      resume: '是我的',
      dismiss: '不是我的',
    };
  }
  const facts = [`${packageName} `, `${price} `] as const;
  switch (status) {
    case 'unpaid':
      return { heading: '待支付订单', facts, resume: '继续支付', dismiss: '暂不处理' };
    case 'unknown':
      return { heading: '支付结果待确认', facts, resume: '查看结果', dismiss: '暂不处理' };
    case 'unanswered': {
      const heading = '下单结果待确认';
      return typeof until === 'number'
        ? {
            heading,
            facts,
            note: ['为避免重复支付，', `${minuteAfter(until)} 之后可重新下单`],
            resume: null,
            dismiss: '知道了',
          }
        : {
            heading,
            facts,
            note: ['若会员仍未到账，', '可重新下单'],
            resume: '重新下单',
            dismiss: '暂不处理',
          };
    }
    case 'paid':
      return { heading: '已支付', facts, resume: '查看结果', dismiss: '知道了' };
  }
}

/** Why the package cannot be ordered again yet, and from when on it can, in two parts; null if it can be ordered now. */
export const heldText = (
  pending: UnfinishedPurchase | null,
  pack: Parameters<typeof isPackageHeld>[1],
): readonly [string, string] | null => (isPackageHeld(pending, pack) && pendingText(pending).note) || null;
