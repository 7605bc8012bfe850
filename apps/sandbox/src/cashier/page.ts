import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { OrderRow } from '../orders/order-row.ts';
import type { TradeRow } from '../orders/trade.ts';
import { CASHIER_CSS } from './style.ts';

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
    <p class="said">${sentence}</p>
    ${back ? html`<p class="note"><a href="${back}">返回商家</a></p>` : ''}`;

const MERCHANTS: Record<OrderRow['backend'], string> = {
  main: '聊小白',
  honey: '蜜小语',
  youquan: '友圈故事',
  tuiwen: '推文助手',
  upgrade: '会员中心',
};

const WALLETS = { wechat: '微信支付', alipay: '支付宝' } as const;

/** Where a cashier goes back to; both '' for a sheet in an app. */
export interface WayBack {
  returnTo: string;
  /** For a buyer who gives up. */
  quitTo: string;
}

const choice = (name: string, text: string, isMain = false): Html =>
  html`<button name="choice" value="${name}" class="${isMain ? 'main' : ''}">${text}</button>`;

/** The cashier: what is paid to whom, and everything that can happen. */
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
        <p class="hint">先返回商家，3 秒后才付款</p>
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
        <p class="hint">付款后返回，商家过这些秒才知道</p>
        ${choice('twice', '重复通知')}
        <p class="hint">付款后通知商家两次</p>
      </details>
    </form>`;
