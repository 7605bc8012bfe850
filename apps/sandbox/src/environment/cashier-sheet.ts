/** The result of the cashier. Wallets have more than these three: the sheet may send any text. */
export type CashierResult = 'ok' | 'cancel' | 'fail' | (string & {});

/** Shows the cashier for a trade (a prepay id or a trade number) and resolves with its result. */
export type OpenCashier = (trade: string) => Promise<CashierResult>;

/**
 * Shows the cashier in a frame over the page, as a wallet inside an app does, and removes it after the choice.
 * Self-contained: it is serialised into the script that runs before the page's own.
 * @param cashierBase origin of the cashier, or '' for the page's own
 */
export function createCashierSheet(window: Window, cashierBase: string): OpenCashier {
  const document = window.document;
  return (trade) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      const focused = document.activeElement;
      const finish = (result: CashierResult) => {
        window.removeEventListener('message', hear);
        if (frame.parentNode) frame.parentNode.removeChild(frame);
        if (focused && 'focus' in focused) (focused as HTMLElement).focus();
        resolve(result);
      };
      const hear = (event: MessageEvent) => {
        // Any window may post to a page: only the sheet's own message counts.
        if (event.source !== frame.contentWindow) return;
        const message = event.data as { type?: unknown; result?: unknown } | null;
        if (!message || message.type !== 'sandbox-cashier') return;
        if (typeof message.result === 'string') finish(message.result);
      };
      frame.title = '收银台';
      frame.src = cashierBase + '/cashier/sheet?trade=' + encodeURIComponent(trade);
      frame.style.cssText =
        'position:fixed;top:0;left:0;width:100%;height:100%;border:0;background:transparent;color-scheme:light;z-index:2147483647';
      window.addEventListener('message', hear);
      // Outside the body: the wallet's sheet is not part of the page, whose popups make the rest of the body inert.
      document.documentElement.appendChild(frame);
      frame.focus();
    });
}
