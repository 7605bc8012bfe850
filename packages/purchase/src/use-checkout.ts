import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, type Consent } from '@vip/api';
import type { Notice, Purchase, PurchaseState } from '@vip/checkout';
import { useHost, type Host } from '@vip/host';
import type { OrderSetup } from './contract.ts';
import { resultPath } from './result-path.ts';

/** What the page shows before the machine is there: while rendering to a string, and until its code has come. */
const BEFORE: PurchaseState = { name: 'choosing', notice: null, pending: null };

const NONE: readonly Consent[] = [];

const BUSY = ['creating', 'launching', 'confirming', 'unknown'];

export interface Checkout {
  state: PurchaseState;
  /** What the purchase that was last under way was agreed with. */
  given: readonly Consent[];
  /** Does something with the machine: now, or as soon as it is here. */
  use(act: (purchase: Purchase) => void): void;
  /** Somebody wants to pay and the machine is on its way. */
  isComing: boolean;
  /** Its code did not come; the next `use` tries again. */
  trouble: Notice | null;
  dismissTrouble(): void;
}

/** The purchase machine for as long as the page is mounted. Its code comes after the page is shown. */
export function useCheckout(setup: OrderSetup): Checkout {
  const host = useHost();
  const [state, setState] = useState(BEFORE);
  const [given, setGiven] = useState(NONE);
  const [isComing, setComing] = useState(false);
  const [trouble, setTrouble] = useState<Notice | null>(null);
  const machine = useRef<Promise<Purchase> | null>(null);

  /** One machine for the page's life; an attempt that failed is not kept. */
  const start = useCallback(() => {
    machine.current ??= loadMachine(host, setup).then((purchase) => {
      const remember = rememberResult(host, setup);
      const show = () => {
        const now = purchase.getState();
        // Here and not in effects: a state may be gone, and so may the page, before it was ever rendered.
        remember(now);
        if (now.name === 'creating' || now.name === 'launching') setGiven(now.intent.consents);
        setState(now);
      };
      purchase.subscribe(show);
      show();
      return purchase;
    });
    return machine.current;
  }, [host, setup]);
  const lost = useCallback(
    (error: Error) => {
      machine.current = null;
      host.report(error, 'purchase machine');
    },
    [host],
  );

  useEffect(() => {
    start().catch(lost);
    return () => {
      machine.current?.then((purchase) => purchase.destroy(), lost);
      machine.current = null;
    };
  }, [start, lost]);

  const use = (act: (purchase: Purchase) => void) => {
    setComing(true);
    setTrouble(null);
    start()
      .then(act)
      .catch((error: Error) => {
        lost(error);
        setTrouble({
          kind: 'error',
          error: new ApiError(error.name === 'ChunkLoadError' ? 'network' : 'server', { cause: error }),
        });
      })
      .finally(() => setComing(false));
  };

  const isBusy = BUSY.includes(state.name);
  useEffect(() => (isBusy ? host.holdReload() : undefined), [host, isBusy]);
  return { state, given, use, isComing, trouble, dismissTrouble: () => setTrouble(null) };
}

/** Tells the shell the way to the result of the order that is under way, or that none is, at each change. */
function rememberResult(host: Host, setup: OrderSetup): (state: PurchaseState) => void {
  let known: string | null | undefined;
  return (state) => {
    const order = 'order' in state && BUSY.includes(state.name) ? state.order : null;
    const way = order && resultPath(setup, order);
    if (way === known) return;
    known = way;
    host.rememberResult(way, order?.id);
  };
}

async function loadMachine(host: Host, setup: OrderSetup): Promise<Purchase> {
  const [{ startPurchase }, calls] = await Promise.all([
    import(/* webpackChunkName: "buying" */ './machine.ts'),
    setup.orders(),
  ]);
  // A chunk that failed once can come back empty (webpack#19351): that is a failure too.
  if (typeof startPurchase !== 'function' || typeof calls.createOrder !== 'function')
    throw new TypeError('empty chunk');
  return startPurchase(host, setup, calls);
}
