import type { BrowserContext, Request } from '@playwright/test';

/** Pending requests of a context. */
export interface Traffic {
  /** Resolves when none is pending, besides those that a fault delays. */
  idle(): Promise<void>;
  /** Requests delayed by a fault: `POST /api/…` with `*` for a segment. */
  expectDelayed(match: string): void;
}

/** Longest wait for pending requests, ms. */
const PATIENCE_MS = 4000;

/** Whether a request matches a fault. */
export function fits(match: string, request: Request): boolean {
  const [first = '', second] = match.split(' ');
  if (second !== undefined && request.method() !== first) return false;
  const parts = (second ?? first).split('/').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = parts.map((part) => (part === '**' ? '.*' : part.replace(/\*/g, '[^/]+'))).join('/');
  return new RegExp(`^${pattern}$`).test(new URL(request.url()).pathname);
}

export function watchTraffic(context: BrowserContext): Traffic {
  const underWay = new Set<Request>();
  const delayed: string[] = [];
  let changed = () => {};
  const ended = (request: Request) => {
    underWay.delete(request);
    changed();
  };
  context.on('request', (request) => {
    // Requests that outlive their page, as events do, are never reported as finished.
    if (!request.url().includes('/api/events/')) underWay.add(request);
  });
  context.on('requestfinished', ended);
  // A body that the page does not read never finishes.
  context.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') ended(response.request());
  });
  context.on('requestfailed', ended);
  // A closed page reports no end of its requests.
  context.on('page', (page) =>
    page.on('close', () => {
      underWay.clear();
      changed();
    }),
  );
  const isIdle = () => [...underWay].every((request) => delayed.some((match) => fits(match, request)));
  return {
    expectDelayed: (match) => void delayed.push(match),
    async idle() {
      const until = Date.now() + PATIENCE_MS;
      while (!isIdle() && Date.now() < until)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, until - Date.now());
          changed = () => {
            clearTimeout(timer);
            resolve();
          };
        });
    },
  };
}
