import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { OrderRow } from '../orders/order-row.ts';
import type { TradeRow } from '../orders/trade.ts';

/** Neutral, so that it does not look like a page of the product. */
export const CASHIER_CSS = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:#eef0f2;color:#171b21;font:15px/1.6 -apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:0 auto;padding:24px 16px 40px;background:#fff;min-height:100vh}
h1{font-size:17px;margin:0;text-align:center}
.wallet{margin:4px 0 0;text-align:center;color:#4d5661;font-size:14px}
.amount{margin:24px 0 20px;text-align:center;font-size:36px;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
dl{margin:0 0 24px;border-top:1px solid #e3e6ea}
dl div{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px solid #e3e6ea}
dt{color:#4d5661;flex:none;margin-right:16px}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{margin:0}
button{display:block;width:100%;min-height:48px;margin:0 0 12px;padding:8px 16px;border:1px solid #7a838e;border-radius:8px;background:#fff;color:#171b21;font:inherit;font-size:16px;cursor:pointer}
button.main{border-color:transparent;background:#0f62c9;color:#fff;font-weight:700}
button:focus-visible,summary:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid #0f62c9;outline-offset:2px}
details{margin-top:12px;border-top:1px solid #e3e6ea}
summary{padding:12px 0;min-height:44px;color:#0f4fa8;cursor:pointer}
.hint{margin:-6px 0 14px;color:#4d5661;font-size:13px}
label{display:flex;align-items:center;margin:0 0 8px;font-size:14px}
input{width:5em;min-height:44px;margin:0 8px;padding:4px 8px;border:1px solid #7a838e;border-radius:6px;font:inherit;font-size:16px;text-align:right}
.note{text-align:center;color:#4d5661;font-size:13px}
.message{margin:32px 0 16px;text-align:center}
a{color:#0f4fa8}
body.sheet{background:rgba(10,12,16,.55)}
body.sheet main{position:fixed;left:0;right:0;bottom:0;min-height:0;max-height:100%;overflow:auto;border-radius:16px 16px 0 0;padding-top:20px}
body.sheet .amount{margin:12px 0;font-size:30px}
body.sheet dl{margin-bottom:16px}
`;

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The frame of every page of the cashier. */
export const frame = (content: Html, options: { isSheet?: boolean } = {}): Html =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>收银台</title>
        <style>
          ${raw(CASHIER_CSS)}
        </style>
      </head>
      <body${options.isSheet ? raw(' class="sheet"') : ''}>
        <main>${content}</main>
      </body>
    </html>`;

/** A sentence instead of a cashier. */
export const notice = (heading: string, sentence: string, back?: string): Html =>
  html`<h1>${heading}</h1>
    <p class="message">${sentence}</p>
    ${back ? html`<p class="note"><a href="${back}">返回商家</a></p>` : ''}`;

const MERCHANTS: Record<OrderRow['backend'], string> = {
  main: '聊小白',
  honey: '蜜小语',
  youquan: '友圈故事',
  tuiwen: '推文助手',
  upgrade: '会员中心',
};

const WALLETS = { wechat: '微信支付', alipay: '支付宝' } as const;

/** Return addresses of a cashier; both '' for a sheet in an app. */
export interface WayBack {
  returnTo: string;
  /** For a buyer who cancels. */
  quitTo: string;
}

const choice = (name: string, text: string, isMain = false): Html =>
  html`<button name="choice" value="${name}" class="${isMain ? 'main' : ''}">${text}</button>`;

/** The cashier: merchant, goods, amount, and every possible outcome. */
export const cashierPage = (order: OrderRow, trade: TradeRow, { returnTo, quitTo }: WayBack): Html =>
  html`<h1>收银台</h1>
    <p class="wallet">${WALLETS[trade.wallet]}（沙箱，不会真的扣款）</p>
    <p class="amount">¥${(order.amount / 100).toFixed(2)}</p>
    <dl>
      <div>
        <dt>收款方</dt>
        <dd>${MERCHANTS[order.backend]}</dd>
      </div>
      <div>
        <dt>商品</dt>
        <dd>${order.package_name}</dd>
      </div>
      <div>
        <dt>订单号</dt>
        <dd>${order.number}</dd>
      </div>
    </dl>
    <form method="post" action="/cashier/choice">
      <input type="hidden" name="trade" value="${trade.id}" />
      <input type="hidden" name="return_to" value="${returnTo}" />
      <input type="hidden" name="quit_to" value="${quitTo}" />
      <input type="hidden" name="as" value="${returnTo === '' ? 'sheet' : 'page'}" />
      ${choice('pay', '确认支付', true)} ${choice('cancel', '取消支付')} ${choice('fail', '支付失败')}
      <details>
        <summary>更多</summary>
        ${choice('early', '提前返回')}
        <p class="hint">先返回商家，3 秒后付款</p>
        ${choice('stay', '不返回')}
        <p class="hint">付款后留在收银台</p>
        <label
          >通知晚到<input
            name="seconds"
            type="number"
            min="1"
            max="3600"
            value="20"
            inputmode="numeric"
          />秒</label
        >
        ${choice('late', '延迟通知')}
        <p class="hint">付款后返回，商家在上面的秒数后收到通知</p>
        ${choice('twice', '重复通知')}
        <p class="hint">付款后通知商家两次</p>
      </details>
    </form>`;
