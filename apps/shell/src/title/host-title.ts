/** Alipay's bridge as its browser injects it. */
interface AlipayJSBridge {
  call(name: 'setTitle', params: { title: string }): void;
}

type HostWindow = Window & { AlipayJSBridge?: AlipayJSBridge };

/** What Alipay is to be told as soon as its bridge is there. */
let waiting = '';

/** Alipay follows `document.title` while a page loads, not after a route change (Alipay, JSAPI setTitle). */
function tellAlipay(window: HostWindow, title: string): void {
  if (window.AlipayJSBridge) return window.AlipayJSBridge.call('setTitle', { title });
  const isListening = waiting !== '';
  waiting = title;
  if (isListening) return;
  window.document.addEventListener(
    'AlipayJSBridgeReady',
    () => {
      window.AlipayJSBridge?.call('setTitle', { title: waiting });
      waiting = '';
    },
    { once: true },
  );
}

/**
 * Old WeChat on iOS reads the title again when a load ends. An empty frame is such a load: it asks the network for nothing
 * and makes no entry in the history. Newer ones follow the title by themselves; for them it does nothing.
 */
function nudgeWechat({ document }: Window): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = 'data:text/plain,';
  frame.addEventListener('load', () => frame.parentNode?.removeChild(frame));
  document.body.appendChild(frame);
}

/** Tells a host that does not follow `document.title` by itself what the page is called now. */
export function tellHostTitle(window: Window, host: 'alipay' | 'wechat', title: string): void {
  if (host === 'alipay') tellAlipay(window, title);
  else nudgeWechat(window);
}
