import type { BootData } from '../../page-data.ts';
import { stored } from './first-call.ts';

/**
 * In the colours of the page, which are on the root, as its ground is; main's where there are none. In rem, so that it grows
 * with the text of the phone. Nothing here may need another file.
 */
const messageOf = (note: string): string =>
  `<div role="alert" style="padding:96px 32px;text-align:center;font:1rem/1.6 sans-serif;color:var(--text,#1a1815)"><h1 style="font-size:1.25rem;margin:0 0 8px">页面加载失败</h1><p style="margin:0 0 28px;color:var(--text-2,#5e574d)">${note}</p><button style="display:block;width:100%;min-height:50px;padding:8px;border:0;border-radius:12px;background:var(--button,#14120f);color:var(--button-text,#f3e2bc);font:inherit;font-weight:700">重试</button></div>`;

/** A shell that does not arrive: one reload, then a word and a way on. */
export function watchShell(boot: BootData): void {
  let hasFailed = false;

  function fail(src?: string): void {
    if (boot.isStarted || hasFailed) return;
    hasFailed = true;
    const result = stored('purchase.result');
    try {
      if (!result && !sessionStorage.getItem('reloaded')) {
        sessionStorage.setItem('reloaded', 'shell');
        return anew(src);
      }
    } catch (_error) {
      // Without storage a reload could loop: go on to the message.
    }
    const root = document.getElementById('root');
    if (!root) {
      return document.addEventListener('DOMContentLoaded', () => {
        hasFailed = false;
        fail(src);
      });
    }
    boot.isReplaced = true;
    const isLink = result && result.charAt(0) === '/' && result.charAt(1) !== '/';
    root.innerHTML = messageOf(
      isLink ? '付款不受影响，可以查看支付结果。' : '请检查网络后重试，你的订单和会员都不受影响。',
    );
    const button = root.querySelector('button');
    if (button) button.onclick = () => anew(src);
    if (isLink) {
      const link = document.createElement('a');
      link.href = result;
      link.textContent = '查看支付结果';
      link.style.cssText = 'display:block;padding:16px;color:var(--accent,#7a5b1e)';
      if (root.firstChild) root.firstChild.appendChild(link);
    }
  }

  /** Past the cache: a file that arrived truncated is kept there as if it were whole. */
  function anew(src?: string): void {
    const reload = () => location.reload();
    if (src && 'fetch' in window) fetch(src, { cache: 'reload' }).then(reload, reload);
    else reload();
  }

  addEventListener(
    'error',
    (event) => {
      const from = event.target as HTMLScriptElement | null;
      if (!from || !('hasAttribute' in from)) return;
      if (from.hasAttribute('data-shell')) fail(from.src);
      // A release's script that failed: webpack would find its tag and wait two minutes for what has happened already.
      else if (from.tagName === 'SCRIPT' && from.parentNode) from.parentNode.removeChild(from);
    },
    true,
  );
  setTimeout(() => fail(), 30000);
}
