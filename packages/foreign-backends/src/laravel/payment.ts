import type { BookOrder } from '../serving/book.ts';
import { beijingText, digits, yuanText } from '../serving/text.ts';

/** An order with what its payment needs. */
export interface Placed {
  order: BookOrder;
  queryToken: string;
  client: string;
  /** Filled. */
  returnUrl: string;
}

/** The template of the return address, filled by `str_replace`. */
export function filled(template: string, order: BookOrder, queryToken: string): string {
  const values = { token: queryToken, id: order.id, um: order.um, level: order.level };
  return template.replace(/\{(token|id|um|level)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  );
}

const escaped = (text: string): string => text.replace(/'/g, '&apos;');

/** Alipay's SDK for PHP, AopClient::buildRequestForm. */
function alipayForm(order: BookOrder, returnUrl: string): string {
  const fields = {
    app_id: '2016101000655055',
    version: '1.0',
    format: 'json',
    sign_type: 'RSA2',
    method: 'alipay.trade.wap.pay',
    timestamp: beijingText(order.createdAt),
    alipay_sdk: 'alipay-sdk-php-20180705',
    return_url: returnUrl,
    charset: 'UTF-8',
    biz_content: JSON.stringify({
      out_trade_no: order.number,
      total_amount: yuanText(order.amount),
      subject: `<b>${order.packageName}</b> & it's yours`,
      product_code: 'QUICK_WAP_WAY',
    }),
    sign: 'IFP9relApNxcDh/brh6ObHU3A+Q==',
  };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type='hidden' name='${name}' value='${escaped(value)}'/>`,
  );
  return `<form id='alipaysubmit' name='alipaysubmit' action='https://openapi.alipay.com/gateway.do?charset=UTF-8' method='POST'>${inputs.join('')}<input type='submit' value='ok' style='display:none;''></form><script>document.forms['alipaysubmit'].submit();</script>`;
}

/** The payment as the shop's SDKs make it, by where it is paid. */
export function paymentOf({ order, client, returnUrl }: Placed): { type: string; content: unknown } {
  if (order.payType === 'alipay')
    return client === 'alipay'
      ? { type: 'alipay_trade', content: { trade_no: `2026112322001${order.number.slice(-8)}` } }
      : { type: 'alipay_wap', content: alipayForm(order, returnUrl) };
  if (client === 'wechat')
    return {
      type: 'wechat_jsapi',
      // `time()` is a number in PHP.
      content: {
        appId: 'wx5a4d8e17c0b3f926',
        timeStamp: Math.floor(Date.now() / 1000),
        nonceStr: digits(16),
        package: `prepay_id=wx${order.number}`,
        signType: 'RSA',
        paySign: 'oR9d8PuhnIc+YZ8cBHFCwfgpaK9gd7va',
      },
    };
  const address = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${order.number}&package=2150917749`;
  return {
    type: 'wechat_h5',
    content: { mweb_url: `${address}&redirect_url=${encodeURIComponent(returnUrl)}` },
  };
}
