import type { Book, BookOrder } from '../serving/book.ts';
import { below } from '../serving/fields.ts';
import type { Reply, Route } from '../serving/serve.ts';
import { digits } from '../serving/text.ts';
import { badArgument, badValue, bodyInteger, fail, ok } from './answers.ts';
import type { Sessions, User } from './login.ts';
import { orderOf } from './orders.ts';

/** Both payments of WeChat: WxOrderService.prepay and h5pay. */
export function payRoutes(book: Book, { needsUser }: Sessions): readonly Route[] {
  const payable = (pay: (order: BookOrder, user: User) => Reply) =>
    needsUser((user, { body }) => {
      const id = bodyInteger(body, 'orderId');
      if (id === undefined) return badArgument();
      const order = orderOf(book, user, id);
      if (!order) return badValue();
      return order.status === 'unpaid' ? pay(order, user) : fail(725, '订单不能支付');
    });
  return [
    {
      name: 'POST /wx/order/prepay',
      fields: [...below('data', ['packageValue', 'timeStamp', 'appId', 'nonceStr', 'signType', 'paySign'])],
      money: [],
      answer: payable((order, { openid }) =>
        openid === null
          ? fail(708, '订单不能支付')
          : // WxJava's WxPayMpOrderResult: `package` is a keyword of Java.
            ok({
              appId: 'wxa5b486c6b918e000',
              timeStamp: String(Math.floor(Date.now() / 1000)),
              nonceStr: digits(12),
              packageValue: `prepay_id=wx${order.number}`,
              signType: 'MD5',
              paySign: '9C6747193720F851EB876299D59F6C7D',
            }),
      ),
    },
    {
      name: 'POST /wx/order/h5pay',
      fields: ['data.mwebUrl', 'data'],
      money: [],
      answer: payable((order) =>
        ok({
          mwebUrl: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${order.number}&package=1037687096`,
        }),
      ),
    },
  ];
}
