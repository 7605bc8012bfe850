import type { SandboxEnvironment, TrafficEntry } from '@vip/native-hosts';
import type { OpenCashier } from './cashier-sheet.ts';

export interface WalletHostOptions {
  wallet: 'wechat' | 'alipay';
  openCashier: OpenCashier;
  onTraffic(entry: TrafficEntry): void;
  /** The app's bridge is injected this many ms after the document began; 0 is before any script of the page. */
  readyAfterMs: number;
  canPay: boolean;
}

/** A mini-program's web view and WeCom have their app's bridge and refuse payment. */
export const hasWalletPay = ({ userAgent, wxEnvironment }: SandboxEnvironment): boolean =>
  wxEnvironment !== 'miniprogram' && !/wxwork|miniProgram/i.test(userAgent);

type Params = Record<string, unknown>;

/**
 * Installs the bridge of a wallet's app, mostly after the page's scripts, and dispatches its document event
 * (`WeixinJSBridgeReady`, `AlipayJSBridgeReady`). Self-contained: it is serialised into a script.
 *
 * `WeixinJSBridge` answers `getBrandWCPayRequest` with `get_brand_wcpay_request:ok | cancel | fail`; `package` carries
 * `prepay_id=…` (WeChat Pay, JSAPI). `AlipayJSBridge` answers `tradePay` with `resultCode` 9000 paid, 6001 cancelled, 4000
 * failed, or the cashier's other codes; the trade is `tradeNO`, or `out_trade_no` in `orderStr`.
 */
export function installWalletHost(window: Window, options: WalletHostOptions): void {
  const logCall = (name: string, data: unknown) =>
    options.onTraffic({ at: Date.now(), direction: 'page_to_native', kind: 'call', name, data });
  const logToPage = (kind: TrafficEntry['kind'], name: string, data: unknown) =>
    options.onTraffic({ at: Date.now(), direction: 'native_to_page', kind, name, data });
  const pay = (trade: string) =>
    options.canPay && trade ? options.openCashier(trade) : Promise.resolve('fail' as const);

  const prepayIdOf = (params: Params | null | undefined): string => {
    const isComplete =
      params &&
      ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'].every(
        (key) => typeof params[key] === 'string' && params[key] !== '',
      );
    const found = /^prepay_id=(.+)$/.exec(String((params && params['package']) || ''));
    return isComplete && found && found[1] ? found[1] : '';
  };

  const tradeNumberOf = (params: Params | null | undefined): string => {
    if (!params) return '';
    if (typeof params['tradeNO'] === 'string') return params['tradeNO'];
    const found = /(?:^|[&{,"])out_trade_no"?[=:]"?([\w-]+)/.exec(
      decodeURIComponent(String(params['orderStr'] || '').replace(/%(?![0-9a-fA-F]{2})/g, '%25')),
    );
    return found && found[1] ? found[1] : '';
  };

  /** Answers a call of the page, if it has a callback. */
  const answering = (name: string, callback?: (answer: Params) => void) => (answer: Params) => {
    logToPage('answer', name, answer);
    if (callback) callback(answer);
  };

  const wechat = {
    invoke(name: string, params: Params, callback?: (answer: Params) => void) {
      logCall(name, params);
      const answer = answering(name, callback);
      if (name === 'getBrandWCPayRequest') {
        void pay(prepayIdOf(params)).then((result) =>
          answer({ err_msg: 'get_brand_wcpay_request:' + result }),
        );
      } else window.setTimeout(() => answer({ err_msg: 'system:function_not_exist' }), 0);
    },
    on() {
      // Menu events of WeChat are never fired here.
    },
    call: (name: string) => logCall(name, null),
  };

  const codes: Record<string, string> = { ok: '9000', cancel: '6001', fail: '4000' };
  const alipay = {
    call(name: string, params?: Params, callback?: (answer: Params) => void) {
      logCall(name, params);
      const answer = answering(name, callback);
      if (name === 'tradePay') {
        void pay(tradeNumberOf(params)).then((result) =>
          answer({ resultCode: codes[result] || result, memo: '', result: '' }),
        );
      } else window.setTimeout(() => answer({ error: 1, errorMessage: 'not implemented' }), 0);
    },
  };

  const isWechat = options.wallet === 'wechat';
  const name = isWechat ? 'WeixinJSBridge' : 'AlipayJSBridge';
  const install = () => {
    (window as unknown as Record<string, unknown>)[name] = isWechat ? wechat : alipay;
    logToPage('call', name + 'Ready', null);
    window.document.dispatchEvent(new Event(name + 'Ready'));
  };
  if (options.readyAfterMs === 0) install();
  else window.setTimeout(install, options.readyAfterMs);
}
