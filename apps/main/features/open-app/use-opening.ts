import { useCallback, useEffect, useReducer, useRef } from 'react';
import { allowedAddress } from '@vip/checkout';
import { useHost, useNavigation } from '@vip/host';
import { createPageVisibility } from '@vip/checkout-react';
import { remainingMs, nextOpening, type Opening } from './opening.ts';

const IDLE: Opening = { status: 'idle' };

interface OpeningControl {
  opening: Opening;
  /** Tries to open an app. */
  open(address: string): void;
  /** Leaves for a store. */
  goToStore(address: string): void;
}

/**
 * Opens apps and returns the state of the opening. Addresses outside of `allow.open` of the configuration are reported
 * and not followed. `arrival` is opened once, if the page is newly opened and visible; null opens nothing
 * automatically.
 */
export function useOpening(
  arrival: string | null,
  visibility: PageVisibility = pageVisibility,
): OpeningControl {
  const host = useHost();
  const { go } = useNavigation();
  const [opening, dispatch] = useReducer(nextOpening, IDLE);
  const hasArrived = useRef(false);

  const follow = useCallback(
    (address: string, onAllowed: () => void) => {
      const checked = allowedAddress(address, host.config.allow.open);
      if (checked === null) {
        host.report(new Error('an address that is not in allow.open'), 'opening');
        dispatch({ type: 'refused' });
        return;
      }
      onAllowed();
      go(checked);
    },
    [host, go],
  );
  const open = useCallback(
    (address: string) =>
      follow(address, () => dispatch({ type: 'tried', at: visibility.now(), isShown: visibility.isShown() })),
    [follow, visibility],
  );
  const goToStore = useCallback(
    (address: string) => follow(address, () => dispatch({ type: 'went_to_store' })),
    [follow],
  );

  useEffect(
    () =>
      visibility.onChange(() =>
        dispatch(visibility.isShown() ? { type: 'shown', at: visibility.now() } : { type: 'hidden' }),
      ),
    [visibility],
  );

  useEffect(() => {
    const left = remainingMs(opening, visibility.now());
    if (left === null) return undefined;
    return visibility.after(left, () => dispatch({ type: 'timeout_check', at: visibility.now() }));
  }, [opening, visibility]);

  useEffect(() => {
    if (arrival === null || hasArrived.current) return undefined;
    const openOnce = () => {
      if (hasArrived.current || !visibility.isShown() || !visibility.isLoaded()) return;
      hasArrived.current = true;
      open(arrival);
    };
    if (!visibility.isNewVisit()) hasArrived.current = true;
    openOnce();
    return visibility.onChange(openOnce);
  }, [arrival, open, visibility]);

  return { opening, open, goToStore };
}

/** Visibility of the page and a clock: a port, so that tests can replace it. */
export interface PageVisibility {
  isShown(): boolean;
  /** ms of a monotonic clock. */
  now(): number;
  /** Returns an unsubscribe function. */
  onChange(run: () => void): () => void;
  /** Returns a cleanup function. */
  after(ms: number, run: () => void): () => void;
  /** After its load event: an earlier navigation would replace the page in the history (HTML, "navigate"). */
  isLoaded(): boolean;
  /** False after going back or reloading: then the page opens nothing automatically. */
  isNewVisit(): boolean;
}

let created: ReturnType<typeof createPageVisibility> | undefined;
/** Created on first use, since prerendering has no window. The resume event of native apps is not needed here. */
const browserVisibility = () => (created ??= createPageVisibility(window, () => () => undefined));

export const pageVisibility: PageVisibility = {
  isShown: () => browserVisibility().isVisible(),
  now: () => performance.now(),
  onChange(run) {
    const stop = browserVisibility().onChange(run);
    // After its handlers: during them the page is not loaded yet, whatever its state says.
    const onLoad = () => void setTimeout(run);
    window.addEventListener('load', onLoad);
    return () => {
      stop();
      window.removeEventListener('load', onLoad);
    };
  },
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  isLoaded: () => document.readyState === 'complete',
  isNewVisit: () => !/^(reload|back_forward)$/.test(navigationType()),
};

/** iOS before 15 has only the number of the old API. */
function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry) return entry.type;
  const { navigation } = performance as { navigation?: PerformanceNavigation };
  return ['navigate', 'reload', 'back_forward'][navigation?.type ?? 0] ?? 'navigate';
}
