import { html, raw } from 'hono/html';
import { chinaTime } from '../clock.ts';
import { ALIPAY_APP_ID, signFields } from '../orders/instruction.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { TradeRow } from '../orders/trade.ts';
import { frame } from './page.ts';

/** JSON that is safe inside a script element. */
const inScript = (value: string) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** Redirects to the merchant and replaces this page; the cashier before it stays in the history, as with wallets. */
export const leaveFor = (address: string) =>
  frame(
    html`<h1>收银台</h1>
      <p class="message" role="status">正在返回商家</p>
      <p class="note"><a href="${address}">返回商家</a></p>
      <script>
        location.replace(${inScript(address)});
      </script>`,
  );

/** Posts the result to the app around a sheet, which removes the sheet. */
export const tellApp = (result: 'ok' | 'cancel' | 'fail') =>
  frame(
    html`<h1>收银台</h1>
      <p class="message" role="status">正在返回</p>
      <script>
        parent.postMessage({ type: 'sandbox-cashier', result: ${inScript(result)} }, '*');
      </script>`,
    { isSheet: true },
  );

/**
 * The merchant's return address with what Alipay adds to its query after a wap payment: facts of the trade and a
 * signature (Alipay, alipay.trade.wap.pay, return parameters). `now` ms.
 */
export function alipayReturn(trade: TradeRow, order: OrderRow, now: number): string {
  const fields = {
    app_id: ALIPAY_APP_ID,
    auth_app_id: ALIPAY_APP_ID,
    charset: 'utf-8',
    method: 'alipay.trade.wap.pay.return',
    out_trade_no: order.number,
    seller_id: '2088441123456789',
    timestamp: chinaTime(now).slice(0, 19).replace('T', ' '),
    total_amount: (order.amount / 100).toFixed(2),
    trade_no: trade.id,
    version: '1.0',
    sign_type: 'RSA2',
  };
  const back = new URL(trade.return_to);
  Object.entries({ ...fields, sign: signFields(fields) }).forEach(([name, value]) =>
    back.searchParams.set(name, value),
  );
  return back.href;
}
