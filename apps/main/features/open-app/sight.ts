import { createPageVisibility } from '@vip/checkout-react';

/** Whether the page can be seen, and a clock for it: the doors of `useOpening`, so that tests can bring their own. */
export interface Sight {
  isShown(): boolean;
  /** ms of a clock that nobody can set. */
  now(): number;
  /** Tells of every change. Returns a cleanup function. */
  onChange(run: () => void): () => void;
  /** Returns a cleanup function. */
  after(ms: number, run: () => void): () => void;
  /** The page was come to, not gone back to and not loaded again: only then does it act by itself. */
  isNewVisit(): boolean;
}

let sight: ReturnType<typeof createPageVisibility> | undefined;
/** One for all that look, made where there is a window. Nothing here waits for the app's word. */
const browserSight = () => (sight ??= createPageVisibility(window, () => () => undefined));

/** The browser's page. */
export const pageSight: Sight = {
  isShown: () => browserSight().isVisible(),
  now: () => performance.now(),
  onChange: (run) => browserSight().onChange(run),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  isNewVisit: () => !/^(reload|back_forward)$/.test(visitKind()),
};

/** How the page was come to. Engines before iOS 15 say it by number. */
function visitKind(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry) return entry.type;
  const { navigation } = performance as { navigation?: PerformanceNavigation };
  return ['navigate', 'reload', 'back_forward'][navigation?.type ?? 0] ?? 'navigate';
}
