import type { TrafficEntry } from '@vip/native-hosts';
import type { OpenCashier } from './cashier-sheet.ts';

export interface WalletHostOptions {
  openCashier: OpenCashier;
  onTraffic(entry: TrafficEntry): void;
  /** The app's bridge arrives this many ms after the document began; 0 is before any script of the page. */
  readyAfterMs: number;
  /** A mini-program's web view and WeCom have the bridge but refuse payment. */
  canPay: boolean;
}

/**
 * Installs `WeixinJSBridge` as WeChat does: mostly late, and announced by the document event `WeixinJSBridgeReady`.
 * Answers `getBrandWCPayRequest` with `get_brand_wcpay_request:ok | cancel | fail`; `package` carries
 * `prepay_id=…` (WeChat Pay, JSAPI). Self-contained: it is serialised into a script.
 */
export function installWechatHost(window: Window, options: WalletHostOptions): void {
  const asks = (name: string, data: unknown) =>
    options.onTraffic({ at: Date.now(), direction: 'page_to_native', kind: 'call', name, data });
  const says = (kind: TrafficEntry['kind'], name: string, data: unknown) =>
    options.onTraffic({ at: Date.now(), direction: 'native_to_page', kind, name, data });

  const pay = (params: Record<string, unknown> | null | undefined) => {
    const found = /^prepay_id=(.+)$/.exec(String((params && params['package']) || ''));
    const isComplete =
      params &&
      ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'].every(
        (key) => typeof params[key] === 'string' && params[key] !== '',
      );
    if (!options.canPay || !isComplete || !found || !found[1]) return Promise.resolve('fail' as const);
    return options.openCashier(found[1]);
  };

  const bridge = {
    invoke(name: string, params: Record<string, unknown>, callback?: (answer: { err_msg: string }) => void) {
      asks(name, params);
      const answer = (message: string) => {
        says('answer', name, { err_msg: message });
        if (callback) callback({ err_msg: message });
      };
      if (name !== 'getBrandWCPayRequest') {
        window.setTimeout(() => answer('system:function_not_exist'), 0);
        return;
      }
      void pay(params).then((result) => answer('get_brand_wcpay_request:' + result));
    },
    on() {
      // Menu events of WeChat: none ever comes from here.
    },
    call(name: string) {
      asks(name, null);
    },
  };

  const arrive = () => {
    (window as unknown as Record<string, unknown>)['WeixinJSBridge'] = bridge;
    says('call', 'WeixinJSBridgeReady', null);
    window.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  };
  if (options.readyAfterMs === 0) arrive();
  else window.setTimeout(arrive, options.readyAfterMs);
}
