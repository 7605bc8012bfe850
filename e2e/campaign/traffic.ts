import type { BrowserContext, Request } from '@playwright/test';

/** The requests of a context that are under way. */
export interface Traffic {
  /** Settles when none is, besides those that are held on purpose. */
  idle(): Promise<void>;
  /** Requests that a fault keeps waiting: `POST /api/…` with `*` for a segment. */
  expectHeld(match: string): void;
}

/** A page is looked at after so long, ms, whatever is still under way: a buyer does not wait longer either. */
const PATIENCE_MS = 4000;

/** Whether a request is one of those that a fault names. */
export function fits(match: string, request: Request): boolean {
  const [first = '', second] = match.split(' ');
  if (second !== undefined && request.method() !== first) return false;
  const parts = (second ?? first).split('/').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = parts.map((part) => (part === '**' ? '.*' : part.replace(/\*/g, '[^/]+'))).join('/');
  return new RegExp(`^${pattern}$`).test(new URL(request.url()).pathname);
}

export function watchTraffic(context: BrowserContext): Traffic {
  const underWay = new Set<Request>();
  const held: string[] = [];
  let changed = () => {};
  const ended = (request: Request) => {
    underWay.delete(request);
    changed();
  };
  context.on('request', (request) => {
    // What outlives its page, as events do, is never reported to have ended.
    if (!request.url().includes('/api/events/')) underWay.add(request);
  });
  context.on('requestfinished', ended);
  // A body that the page does not want never ends.
  context.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') ended(response.request());
  });
  context.on('requestfailed', ended);
  // A closed page ends its requests without a word.
  context.on('page', (page) =>
    page.on('close', () => {
      underWay.clear();
      changed();
    }),
  );
  const isIdle = () => [...underWay].every((request) => held.some((match) => fits(match, request)));
  return {
    expectHeld: (match) => void held.push(match),
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
