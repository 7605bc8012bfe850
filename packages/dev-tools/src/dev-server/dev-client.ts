import type { BuildEvent } from './build-events.ts';

export interface DevClientOptions {
  brand: string;
  /** Where the browser stores releases of the brand. */
  storageKey: string;
  /** Where build events are served, on the page's own host. */
  port: number;
  /** Version of the page's build; '' before the first. */
  build: string;
}

/**
 * Injected into a dev page as its own source text, before everything else: it must not use anything from this module.
 * Reloads the page on a new build and restores its scroll position, shows compile errors as an overlay, and clears what
 * the browser has stored about releases, so that the newest build always runs.
 */
export function devClient({ brand, storageKey, port, build }: DevClientOptions): void {
  const key = `dev.scroll.${location.pathname}`;
  const attempt = (action: () => void) => {
    try {
      action();
    } catch (error) {
      console.error(error);
    }
  };
  attempt(() => localStorage.removeItem(storageKey));

  function showOverlay(id: string, style: string, text: string): void {
    const old = document.getElementById(id);
    if (old) old.remove();
    if (!text) return;
    const box = document.createElement('div');
    box.id = id;
    box.setAttribute('style', `position:fixed;left:0;right:0;z-index:99999;white-space:pre-wrap;${style}`);
    box.textContent = text;
    document.documentElement.appendChild(box);
  }

  /** The page grows while it loads: retries in each frame until the position is reached, or the user scrolls. */
  function restoreScroll(): void {
    let wanted = 0;
    attempt(() => {
      wanted = Number(sessionStorage.getItem(key));
      sessionStorage.removeItem(key);
    });
    const stop = () => {
      wanted = 0;
    };
    ['touchstart', 'wheel', 'keydown'].forEach((name) => addEventListener(name, stop, { once: true }));
    const step = () => {
      if (!wanted) return;
      scrollTo(0, wanted);
      if (Math.abs(pageYOffset - wanted) > 1) requestAnimationFrame(step);
    };
    step();
  }

  function onBuild(event: BuildEvent): void {
    if ('errors' in event) {
      showOverlay(
        'dev-errors',
        'top:0;bottom:0;overflow:auto;padding:16px;background:#1b1113;color:#ffd9d4;font:13px/1.5 monospace',
        event.errors,
      );
    } else if (event.build !== build) {
      attempt(() => sessionStorage.setItem(key, String(pageYOffset)));
      location.reload();
    } else showOverlay('dev-errors', '', '');
  }

  addEventListener('DOMContentLoaded', () => {
    showOverlay(
      'dev-note',
      'top:0;padding:1px 8px;background:rgba(27,17,19,.8);color:#fff;font:11px/1.5 sans-serif;text-align:center;pointer-events:none',
      `开发中：${brand}。本页没有内容安全策略，调用都去沙盒`,
    );
    restoreScroll();
  });
  const events = new EventSource(`${location.protocol}//${location.hostname}:${port}/`);
  events.onmessage = ({ data }: MessageEvent<string>) => onBuild(JSON.parse(data) as BuildEvent);
}
