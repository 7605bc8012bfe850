/** Alipay's bridge as its browser injects it. */
interface AlipayJSBridge {
  call(name: 'setTitle', params: { title: string }): void;
}

type HostWindow = Window & { AlipayJSBridge?: AlipayJSBridge };

/** The title for Alipay until its bridge is ready. */
let pendingTitle = '';

/** Alipay follows `document.title` while a page loads, not after a route change (Alipay, JSAPI setTitle). */
function showInAlipay(window: HostWindow, title: string): void {
  if (window.AlipayJSBridge) return window.AlipayJSBridge.call('setTitle', { title });
  const isListening = pendingTitle !== '';
  pendingTitle = title;
  if (isListening) return;
  window.document.addEventListener(
    'AlipayJSBridgeReady',
    () => {
      window.AlipayJSBridge?.call('setTitle', { title: pendingTitle });
      pendingTitle = '';
    },
    { once: true },
  );
}

/**
 * Old WeChat on iOS reads the title again after a load. An empty frame is a load without a request or a history entry.
 * Newer versions follow `document.title`.
 */
function loadEmptyFrame({ document }: Window): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = 'data:text/plain,';
  frame.addEventListener('load', () => frame.parentNode?.removeChild(frame));
  document.body.appendChild(frame);
}

/** Shows the title in a host app that does not follow `document.title` by itself. */
export function showHostTitle(window: Window, host: 'alipay' | 'wechat', title: string): void {
  if (host === 'alipay') showInAlipay(window, title);
  else loadEmptyFrame(window);
}
