import { useCallback, useEffect, useRef, useState } from 'react';
import type { Notice } from '@vip/checkout';
import { personOf, useHost, useReadSession, type Session } from '@vip/host';
import type { OrderSetup } from './contract.ts';
import { loadMachine, machineFailure } from './load-machine.ts';
import type { RunningCheckout, ShownState } from './machine.ts';
import type { TapView } from './pay-tap.ts';
import type { Given } from './use-consent.ts';

/** State during server rendering and until the checkout chunk has loaded. */
const BEFORE: ShownState = {
  state: { name: 'choosing', notice: null, pending: null },
  result: null,
  pending: null,
  pendingResult: null,
  repriced: null,
};

const NO_TAP: TapView = { isWaiting: false, notice: null, repriced: null };

const BUSY = ['creating', 'launching', 'confirming', 'unknown'];

export interface CheckoutHandle {
  shown: ShownState;
  /** The consent of the last purchase. */
  given: Given | null;
  /** null until its code has come. */
  running: RunningCheckout | null;
  tapView: TapView;
  /** Does something with the machine: now, or as soon as it is here. */
  act(run: (running: RunningCheckout) => void): void;
  /** An action waits for the machine's code. */
  isComing: boolean;
  /** Its code did not come; the next `act` tries again. */
  failure: Notice | null;
  dismissFailure(): void;
}

/**
 * The checkout machine for as long as the page is mounted. Its code comes after the page is shown; where the page needs
 * a session, the machine starts once the app has answered, because it asks about purchases of the stored user.
 */
export function useCheckout(given: OrderSetup, session: Session): CheckoutHandle {
  const host = useHost();
  const readSession = useReadSession();
  // One for the page's life: another machine would lose the purchase of this one.
  const [setup] = useState(given);
  const [shown, setShown] = useState(BEFORE);
  const [agreed, setAgreed] = useState<Given | null>(null);
  const [running, setRunning] = useState<RunningCheckout | null>(null);
  const [tapView, setTapView] = useState(NO_TAP);
  const [isComing, setComing] = useState(false);
  const [failure, setFailure] = useState<Notice | null>(null);
  const machine = useRef<Promise<RunningCheckout> | null>(null);

  /** One machine for the page's life; an attempt that failed is not kept. */
  const start = useCallback(() => {
    machine.current ??= loadMachine(setup).then(([{ startCheckout }, calls]) => {
      const made = startCheckout(host, setup, calls, readSession);
      const show = () => {
        const now = made.show();
        const { state } = now;
        if (state.name === 'creating' || state.name === 'launching') setAgreed(state.intent);
        setShown(now);
      };
      made.checkout.subscribe(show);
      made.tap.onView(setTapView);
      show();
      setRunning(made);
      return made;
    });
    return machine.current;
  }, [host, setup, readSession]);
  const lost = useCallback(
    (error: Error) => {
      machine.current = null;
      host.report(error, 'checkout machine');
    },
    [host],
  );

  const isDeferred = setup.needsSession === true && session.isAsking;
  useEffect(() => {
    if (isDeferred) return undefined;
    start().catch(lost);
    return () => {
      machine.current?.then(({ checkout, tap }) => {
        checkout.destroy();
        tap.destroy();
      }, lost);
      machine.current = null;
    };
  }, [start, lost, isDeferred]);

  // Another user sees other stored purchases.
  const user = personOf(session);
  const seenUser = useRef(user);
  useEffect(() => {
    if (seenUser.current !== user) machine.current?.then(({ checkout }) => checkout.recheck(), lost);
    seenUser.current = user;
  }, [user, lost]);

  const act = (run: (now: RunningCheckout) => void) => {
    setComing(true);
    setFailure(null);
    start()
      .then(run)
      .catch((error: Error) => {
        lost(error);
        setFailure({ kind: 'error', error: machineFailure(error) });
      })
      .finally(() => setComing(false));
  };

  const isBusy = BUSY.includes(shown.state.name);
  useEffect(() => (isBusy ? host.holdReload() : undefined), [host, isBusy]);
  return {
    shown,
    given: agreed,
    running,
    tapView,
    act,
    isComing,
    failure,
    dismissFailure: () => setFailure(null),
  };
}
