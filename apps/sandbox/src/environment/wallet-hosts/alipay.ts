import type { TrafficEntry } from '@vip/native-hosts';
import type { WalletHostOptions } from './wechat.ts';

/**
 * Installs `AlipayJSBridge` as Alipay does: late, and announced by the document event `AlipayJSBridgeReady`.
 * `tradePay` takes `tradeNO` or `orderStr` (whose `out_trade_no` is the trade) and answers with `resultCode`
 * 9000 paid, 6001 cancelled, 4000 failed, or the code that the cashier says instead. Self-contained: it is serialised
 * into a script.
 */
export function installAlipayHost(window: Window, options: WalletHostOptions): void {
  const asks = (name: string, data: unknown) =>
    options.onTraffic({ at: Date.now(), direction: 'page_to_native', kind: 'call', name, data });
  const says = (kind: TrafficEntry['kind'], name: string, data: unknown) =>
    options.onTraffic({ at: Date.now(), direction: 'native_to_page', kind, name, data });

  const codes: Record<string, string> = { ok: '9000', cancel: '6001', fail: '4000' };

  const tradeOf = (params: Record<string, unknown> | null | undefined): string => {
    if (!params) return '';
    if (typeof params['tradeNO'] === 'string') return params['tradeNO'];
    const found = /(?:^|[&{,"])out_trade_no"?[=:]"?([\w-]+)/.exec(
      decodeURIComponent(String(params['orderStr'] || '').replace(/%(?![0-9a-fA-F]{2})/g, '%25')),
    );
    return found && found[1] ? found[1] : '';
  };

  const bridge = {
    call(name: string, params?: unknown, callback?: (answer: Record<string, unknown>) => void) {
      asks(name, params);
      const answer = (data: Record<string, unknown>) => {
        says('answer', name, data);
        if (callback) callback(data);
      };
      if (name !== 'tradePay') {
        window.setTimeout(() => answer({ error: 1, errorMessage: 'not implemented' }), 0);
        return;
      }
      const trade = options.canPay ? tradeOf(params as Record<string, unknown> | null | undefined) : '';
      const paid = trade ? options.openCashier(trade) : Promise.resolve('fail' as const);
      void paid.then((result) => answer({ resultCode: codes[result] || result, memo: '', result: '' }));
    },
  };

  window.setTimeout(() => {
    (window as unknown as Record<string, unknown>)['AlipayJSBridge'] = bridge;
    says('call', 'AlipayJSBridgeReady', null);
    window.document.dispatchEvent(new Event('AlipayJSBridgeReady'));
  }, options.readyAfterMs);
}
