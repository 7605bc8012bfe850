import type { Order } from '@vip/api';
import type { OrderRef, CheckoutPorts } from '../contract.ts';

/** ms from an answer to the next query; the last one repeats. */
const DELAYS_MS = [1000, 1000, 2000, 3000, 5000] as const;
const LAST_DELAY_MS = 8000;
/** Visible time without an end after which the state is unknown. */
const LONG_MS = 60_000;

interface WatchListener {
  /** A query was sent. */
  onAsk(): void;
  /** The server answered. */
  onAnswer(order: Order): void;
  /** No answer; the watch continues. */
  onSilence(): void;
  /** 60 s of visible time have passed. Called once; the watch continues. */
  onLong(): void;
}

export interface Watch {
  /** Queries at once; during a query also after it, because it may have been sent too early. */
  ask(): void;
  stop(): void;
}

/**
 * Polls an order until it is stopped: one schedule for purchase and result pages. It does not poll while the page is
 * hidden, and polls at once when it becomes visible, because timers freeze in the background.
 */
export function watchOrder(
  { clock, visibility, getOrder }: Pick<CheckoutPorts, 'clock' | 'visibility' | 'getOrder'>,
  order: OrderRef,
  listener: WatchListener,
  isNow: boolean,
): Watch {
  const nothing = () => {};
  let isStopped = false;
  let isAsking = false;
  let isWantedAgain = false;
  let wasHidden = false;
  let step = 0;
  let longLeft = LONG_MS;
  let visibleSince: number | null = null;
  let cancelNext = nothing;
  let cancelLong = nothing;

  const finish = (report: () => void) => {
    if (isStopped) return;
    isAsking = false;
    report();
    if (!isStopped) plan();
  };

  const read = async () => getOrder(order);

  const ask = () => {
    cancelNext();
    isWantedAgain = isAsking;
    if (isAsking) return;
    isAsking = true;
    listener.onAsk();
    read().then(
      (answer) => finish(() => (answer.id === order.id ? listener.onAnswer(answer) : listener.onSilence())),
      () => finish(listener.onSilence),
    );
  };

  const plan = () => {
    if (!visibility.isVisible()) return;
    if (isWantedAgain) ask();
    else cancelNext = clock.after(DELAYS_MS[step++] ?? LAST_DELAY_MS, ask);
  };

  const countVisible = () => {
    cancelLong();
    cancelLong = nothing;
    if (visibility.isVisible()) {
      visibleSince = clock.now();
      if (longLeft > 0) {
        cancelLong = clock.after(longLeft, () => {
          longLeft = 0;
          listener.onLong();
        });
      }
    } else if (visibleSince !== null && longLeft > 0) {
      longLeft = Math.max(1, longLeft - Math.max(0, clock.now() - visibleSince));
      visibleSince = null;
    }
  };

  const unlisten = visibility.onChange(() => {
    countVisible();
    if (!visibility.isVisible()) {
      cancelNext();
      wasHidden = true;
      return;
    }
    // A return is often reported twice. Only a query from before it may have been sent too early.
    if (wasHidden || !isAsking) ask();
    wasHidden = false;
  });

  countVisible();
  if (isNow) ask();
  else plan();

  return {
    ask,
    stop() {
      isStopped = true;
      cancelNext();
      cancelLong();
      unlisten();
    },
  };
}
