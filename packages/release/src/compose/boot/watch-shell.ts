import {
  RELOADED_KEY,
  type BootData,
  type ComposedData,
  type RememberedResult,
  rememberedResults,
  resultFor,
} from '@vip/release-format';
import { stored } from './stored.ts';

/** Longest wait for an answer before leaving the document, ms. */
const PATIENCE_MS = 5000;

/**
 * In the page's theme, which is set on the root, else in main's colours. In rem, so that it grows with the phone's text
 * size. Must not need any other file.
 */
const messageOf = (title: string, note: string): string =>
  `<div role="alert" style="padding:96px 32px;text-align:center;font:1rem/1.6 sans-serif;color:var(--text,#1a1815)"><h1 style="font-size:1.25rem;margin:0 0 8px">${title}</h1><p style="margin:0 0 28px;color:var(--text-2,#5e574d)">${note}</p><button style="display:block;width:100%;min-height:50px;padding:8px;border:0;border-radius:12px;background:var(--button,#14120f);color:var(--button-text,#f3e2bc);font:inherit;font-weight:700">重试</button></div>`;

const noteOf = (result: RememberedResult | null): string => {
  if (!result) return '请检查网络后重试，你的订单和会员权益不受影响';
  return result.isPaid ? '支付已完成，网络恢复后即可打开订单详情' : '款项不受影响，可查看支付结果';
};

/** The remembered result that this page may link to. */
function resultHere(brand: string | null): RememberedResult | null {
  try {
    return resultFor(
      rememberedResults(Object.keys(localStorage), stored),
      brand,
      location.pathname + location.search,
    );
  } catch (_error) {
    // Storage is blocked.
    return null;
  }
}

/** If the shell does not load: one reload, then a message with 重试 and a link to the result of a payment. */
export function watchShell(boot: BootData, { brand }: Pick<ComposedData, 'brand'>): void {
  let hasFailed = false;

  function fail(src?: string): void {
    if (boot.isStarted || hasFailed) return;
    hasFailed = true;
    const result = resultHere(brand);
    try {
      if (!result && !sessionStorage.getItem(RELOADED_KEY)) {
        sessionStorage.setItem(RELOADED_KEY, 'shell');
        return leave(
          src,
          () => boot.isStarted || reload(),
          () => show(src, result),
        );
      }
    } catch (_error) {
      // Without storage a reload could loop: go on to the message.
    }
    show(src, result);
  }

  function show(src: string | undefined, result: RememberedResult | null): void {
    if (boot.isStarted) return;
    const root = document.getElementById('root');
    if (!root) return document.addEventListener('DOMContentLoaded', () => show(src, result));
    boot.isReplaced = true;
    root.innerHTML = messageOf(result && result.isPaid ? '支付成功' : '页面加载失败', noteOf(result));
    const note = root.querySelector('p');
    const offline = () => {
      if (note) note.textContent = '网络连接失败，请检查网络';
    };
    const button = root.querySelector('button');
    if (button) button.onclick = () => leave(src, reload, offline);
    if (result) {
      const link = document.createElement('a');
      link.href = result.path;
      link.textContent = '查看支付结果';
      link.style.cssText = 'display:block;padding:16px;color:var(--accent,#7a5b1e)';
      link.onclick = () => {
        leave(src, () => location.assign(result.path), offline);
        return false;
      };
      if (root.firstChild) root.firstChild.appendChild(link);
    }
  }

  const reload = () => location.reload();

  /**
   * Leaves the document only if its address answers: without a network the browser's error page would replace it. The file
   * that failed is requested bypassing the cache, which may contain a truncated one.
   */
  function leave(src: string | undefined, go: () => unknown, stay: () => void): void {
    if (!('fetch' in window)) return void go();
    let isAnswered = false;
    let isOver = false;
    function end(): void {
      if (isOver) return;
      isOver = true;
      if (isAnswered) go();
      else stay();
    }
    setTimeout(end, PATIENCE_MS);
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => {
      isAnswered = true;
      if (src) fetch(src, { cache: 'reload' }).then(end, end);
      else end();
    }, end);
  }

  addEventListener(
    'error',
    (event) => {
      const from = event.target as HTMLScriptElement | null;
      if (!from || !('hasAttribute' in from)) return;
      if (from.hasAttribute('data-shell')) fail(from.src);
      // A release's script that failed: webpack would find its tag and wait two minutes for its load event.
      else if (from.tagName === 'SCRIPT' && from.parentNode) from.parentNode.removeChild(from);
    },
    true,
  );
  setTimeout(() => fail(), 30000);
}
