import { errorText } from '@vip/api';
import type { Notice } from '@vip/checkout';

/** Why the page is back at choosing, and what can be done. */
export function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'repriced':
      return '价格已更新，请确认金额后再支付';
    case 'buyer_changed':
      return '账号已切换，请确认后再支付';
    case 'paid_elsewhere':
      return '这个套餐已在另一页面支付成功';
    case 'unfinished':
      return '请先确认上面这笔未完成的订单';
    case 'not_sold':
      return '该套餐暂不支持购买，请选择其他套餐';
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
