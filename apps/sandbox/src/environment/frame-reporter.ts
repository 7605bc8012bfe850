/**
 * Reports to the workbench around a framed page: the document's start, its address and title as they
 * change, the files it loads. Outside a frame it does nothing. Self-contained: it is serialised into a script.
 */
export function reportToWorkbench(window: Window): void {
  if (window.parent === window) return;
  const document = window.document;
  const post = (message: Record<string, unknown>) => window.parent.postMessage(message, '*');
  const address = () => window.location.pathname + window.location.search + window.location.hash;

  post({ type: 'sandbox-document', at: Date.now(), address: address(), title: document.title });

  let last = '';
  const report = () => {
    const now = address() + '\n' + document.title;
    if (now === last) return;
    last = now;
    post({ type: 'sandbox-address', address: address(), title: document.title });
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = window.history[name];
    window.history[name] = function (data: unknown, unused: string, url?: string | URL | null) {
      original.call(window.history, data, unused, url);
      report();
    };
  }
  window.addEventListener('popstate', report);
  window.addEventListener('hashchange', report);
  window.addEventListener('load', report);
  document.addEventListener('DOMContentLoaded', () => {
    report();
    const Observer = (window as Window & typeof globalThis).MutationObserver;
    new Observer(report).observe(document.head, { childList: true, characterData: true, subtree: true });
  });

  const Watcher = (window as Window & typeof globalThis).PerformanceObserver;
  const origin = Date.now() - window.performance.now();
  new Watcher((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const url = new URL(entry.name, window.location.href);
      // Calls and the sandbox's own files are reported by the server.
      if (url.protocol === 'data:' || /^\/(api|__sandbox)\//.test(url.pathname)) continue;
      post({
        type: 'sandbox-file',
        at: Math.round(origin + entry.startTime),
        ms: Math.round(entry.duration),
        path: url.pathname + url.search,
        status: (entry as PerformanceResourceTiming & { responseStatus?: number }).responseStatus || 0,
      });
    }
  }).observe({ entryTypes: ['resource', 'navigation'] });
}
