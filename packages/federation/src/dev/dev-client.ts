export interface DevClientOptions {
  brand: string;
  /** Where the page hears of builds, on the page's own host. */
  port: number;
  /** The build that the page is of; '' before the first. */
  build: string;
}

/** What the page hears: a build that worked, or what is wrong with the one that did not. */
export type DevNews = { build: string } | { trouble: string };

/**
 * Written into a dev page before everything else, as its own text: it must use nothing from around it. Reloads the page
 * when another build is there, keeps its scroll position over that, shows what is wrong over the page, and forgets what
 * the phone remembers of releases, so that the newest build is always what runs.
 */
export function devClient({ brand, port, build }: DevClientOptions): void {
  const key = `dev.scroll.${location.pathname}`;
  const attempt = (run: () => void) => {
    try {
      run();
    } catch (error) {
      console.error(error);
    }
  };
  attempt(() => localStorage.removeItem(`release.${brand}`));

  function put(id: string, style: string, text: string): void {
    const old = document.getElementById(id);
    if (old) old.remove();
    if (!text) return;
    const box = document.createElement('div');
    box.id = id;
    box.setAttribute('style', `position:fixed;left:0;right:0;z-index:99999;white-space:pre-wrap;${style}`);
    box.textContent = text;
    document.documentElement.appendChild(box);
  }

  /** The page grows while it loads: the position is gone to as soon as it is there, unless somebody scrolls first. */
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

  function hear(news: DevNews): void {
    if ('trouble' in news) {
      put(
        'dev-trouble',
        'top:0;bottom:0;overflow:auto;padding:16px;background:#1b1113;color:#ffd9d4;font:13px/1.5 monospace',
        news.trouble,
      );
    } else if (news.build !== build) {
      attempt(() => sessionStorage.setItem(key, String(pageYOffset)));
      location.reload();
    } else put('dev-trouble', '', '');
  }

  addEventListener('DOMContentLoaded', () => {
    put(
      'dev-note',
      'top:0;padding:1px 8px;background:rgba(27,17,19,.8);color:#fff;font:11px/1.5 sans-serif;text-align:center;pointer-events:none',
      `开发中：${brand}。本页没有内容安全策略，调用都去沙盒`,
    );
    restoreScroll();
  });
  const events = new EventSource(`${location.protocol}//${location.hostname}:${port}/`);
  events.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as DevNews);
}
