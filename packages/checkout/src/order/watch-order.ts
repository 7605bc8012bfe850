import type { Order } from '@vip/api';
import type { OrderRef, CheckoutPorts } from '../contract.ts';

/** ms from an answer to the next question; the last one repeats. */
const DELAYS_MS = [1000, 1000, 2000, 3000, 5000] as const;
const LAST_DELAY_MS = 8000;
/** Visible time without an end after which the state is unknown. */
const LONG_MS = 60_000;

interface WatchListener {
  /** A question is on its way. */
  onAsk(): void;
  /** The server answered, whatever it said. */
  onAnswer(order: Order): void;
  /** No answer; the watch carries on. */
  onSilence(): void;
  /** 60 s of visible time have gone by. Told once; the watch carries on. */
  onLong(): void;
}

export interface Watch {
  /** Asks at once; asks again at once when a question is under way, since that one may have left too early. */
  ask(): void;
  stop(): void;
}

/**
 * Asks for an order until it is stopped: the one schedule of the purchase and of the result page. Nothing is asked
 * while the page is hidden, and becoming visible asks at once, because timers freeze in the background.
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

  const settle = (tell: () => void) => {
    if (isStopped) return;
    isAsking = false;
    tell();
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
      (answer) => settle(() => (answer.id === order.id ? listener.onAnswer(answer) : listener.onSilence())),
      () => settle(listener.onSilence),
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
    // A return is often told twice; only a question from before it may have left too early.
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
