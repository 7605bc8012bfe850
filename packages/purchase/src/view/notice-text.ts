import { errorText } from '@vip/api';
import type { Notice } from '@vip/checkout';

/** Why the page is back at choosing, and what can be done. */
export function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'cancelled':
      return '支付已取消，订单还在，可以接着付';
    case 'failed':
      return '支付没有完成，请重试或换一种方式';
    case 'elsewhere':
      return '正在另一页面支付';
    case 'expired':
      return '订单已过期，再点一次会重新下单';
    case 'unidentified':
      return '微信授权没有完成，请再试一次';
    case 'error':
      return errorText(notice.error);
  }
}
