import type { BookOrder } from '../serving/book.ts';
import { below } from '../serving/fields.ts';
import { digits } from '../serving/text.ts';
import { iso } from './answers.ts';
import type { Seller } from './shop.ts';

/** An order with what its payment needs. */
export interface Placed {
  order: BookOrder;
  seller: Seller;
  client: string;
  /** As it was sent. */
  returnUrl: string;
}

export const ORDER_FIELDS = [
  ...['id', 'number', 'status', 'amount', 'pay_type', 'created_at', 'expires_at', 'paid_at', 'pay'],
  ...below('package', ['id', 'name', 'level']),
  'package',
];

function instructionOf({ order, client, returnUrl }: Placed): unknown {
  if (order.payType === 'alipay') {
    if (client === 'alipay') return { kind: 'alipay_trade', trade_no: `2026112322001${digits(8)}` };
    return {
      kind: 'alipay_form',
      action: 'https://openapi.alipay.com/gateway.do',
      fields: {
        method: 'alipay.trade.wap.pay',
        return_url: returnUrl,
        biz_content: JSON.stringify({ out_trade_no: order.number }),
      },
    };
  }
  if (client !== 'wechat')
    return {
      kind: 'h5',
      url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${order.number}&redirect_url=${encodeURIComponent(returnUrl)}`,
    };
  return {
    kind: 'jsapi',
    params: {
      appId: 'wx5a4d8e17c0b3f926',
      timeStamp: String(Math.floor(Date.now() / 1000)),
      nonceStr: digits(16),
      package: `prepay_id=wx${order.number}`,
      signType: 'RSA',
      paySign: 'oR9d8PuhnIc+YZ8cBHFCwfgpaK9gd7va',
    },
  };
}

const STATUS: Readonly<Record<BookOrder['status'], string>> = {
  unpaid: 'created',
  paid: 'paid',
  closed: 'closed',
  refunded: 'refunded',
};

export const orderAnswer = (found: Placed) => {
  const { order } = found;
  return {
    id: order.id,
    number: order.number,
    status: STATUS[order.status],
    package: { id: order.packageId, name: order.packageName, level: order.level },
    amount: order.amount,
    pay_type: order.payType,
    created_at: iso(order.createdAt),
    expires_at: iso(order.createdAt + 1_800_000),
    paid_at: order.paidAt === null ? null : iso(order.paidAt),
    um: order.um,
    pay: order.status === 'unpaid' ? instructionOf(found) : null,
  };
};
