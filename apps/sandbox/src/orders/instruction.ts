import type { PayInstruction } from '@vip/api/schema';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { chinaTime, SECOND } from '../clock.ts';
import { nonce } from '../random.ts';
import { APPID } from '../wechat/openid-codes.ts';
import type { OrderRow } from './order-row.ts';

/** Replaces the merchant's key: the sandbox is both sides and only detects a modified form. */
const KEY = 'sandbox-only';

/** The signature over all fields but `sign`, sorted by name as Alipay does. */
export function signFields(fields: Readonly<Record<string, string>>): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');
  return createHmac('sha256', KEY).update(text).digest('base64');
}

export function isSigned(fields: Readonly<Record<string, string>>): boolean {
  const given = Buffer.from(fields['sign'] ?? '');
  const right = Buffer.from(signFields(fields));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The parts of an instruction. `returnTo` is filled and absolute; `now` in ms. */
interface TradeParts {
  tradeId: string;
  returnTo: string;
  /** The cashier's origin. */
  cashier: string;
  now: number;
}

const seconds = (now: number) => String(Math.floor(now / SECOND));

/** `getBrandWCPayRequest`'s parameters, as WeChat Pay's JSAPI document names them. */
const jsapi = ({ tradeId, now }: TradeParts): PayInstruction => ({
  kind: 'jsapi',
  params: {
    appId: APPID,
    timeStamp: seconds(now),
    nonceStr: nonce(),
    package: `prepay_id=${tradeId}`,
    signType: 'RSA',
    paySign: nonce(),
  },
});

const wechatH5 = ({ tradeId, returnTo, cashier }: TradeParts): PayInstruction => ({
  kind: 'h5',
  url: `${cashier}/cashier/wechat?prepay_id=${tradeId}&package=${tradeId.slice(-10)}&redirect_url=${encodeURIComponent(returnTo)}`,
});

/** The merchant at Alipay. */
export const ALIPAY_APP_ID = '2021004165830917';

/** The fields of `alipay.trade.wap.pay`; `passback_params` brings the trade back. */
function alipayForm(order: OrderRow, { tradeId, returnTo, cashier, now }: TradeParts): PayInstruction {
  const fields = {
    app_id: ALIPAY_APP_ID,
    method: 'alipay.trade.wap.pay',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: chinaTime(now).slice(0, 19).replace('T', ' '),
    version: '1.0',
    return_url: returnTo,
    out_trade_no: order.number,
    biz_content: JSON.stringify({
      out_trade_no: order.number,
      total_amount: (order.amount / 100).toFixed(2),
      subject: order.package_name,
      product_code: 'QUICK_WAP_WAY',
      // For a buyer who cancels: without the fields of a return.
      quit_url: returnTo,
      passback_params: tradeId,
    }),
  };
  return {
    kind: 'alipay_form',
    action: `${cashier}/cashier/alipay`,
    fields: { ...fields, sign: signFields(fields) },
  };
}

/** Parameters of the app's own cashier; `trade` names the trade for either wallet. */
const bridge = (order: OrderRow, { tradeId, now }: TradeParts): PayInstruction => ({
  kind: 'bridge',
  params: {
    pay_type: order.pay_type,
    trade: tradeId,
    order_number: order.number,
    timestamp: seconds(now),
    noncestr: nonce(),
    ...(order.pay_type === 'wechat' ? { prepayid: tradeId, package: 'Sign=WXPay' } : { trade_no: tradeId }),
  },
});

/** The instruction for a payment method in an environment: `client` is the environment's code. */
export function instructionFor(order: OrderRow, parts: TradeParts): PayInstruction {
  if (order.client === 'app') return bridge(order, parts);
  if (order.pay_type === 'wechat') return order.client === 'wechat' ? jsapi(parts) : wechatH5(parts);
  return order.client === 'alipay'
    ? { kind: 'alipay_trade', tradeNo: parts.tradeId }
    : alipayForm(order, parts);
}
