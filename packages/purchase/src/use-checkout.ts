import { useEffect, useState } from 'react';
import { createPurchase, type Purchase, type PurchaseState } from '@vip/checkout';
import { useHost, type Host } from '@vip/host';
import type { PurchaseSetup } from './contract.ts';
import { purchasePorts, resultPath } from './ports.ts';

/** What the page shows before the machine is there: while rendering to a string, and in the very first render. */
const BEFORE: PurchaseState = { name: 'choosing', notice: null, pending: null };

const BUSY = ['creating', 'launching', 'confirming', 'unknown'];

/** The purchase machine for as long as the page is mounted. null in the first render. */
export function useCheckout(setup: PurchaseSetup): { purchase: Purchase | null; state: PurchaseState } {
  const host = useHost();
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  const [state, setState] = useState(BEFORE);

  useEffect(() => {
    const made = createPurchase({ ...purchasePorts(host, setup), onState: (next) => trackState(host, next) });
    const stop = made.subscribe(() => setState(made.getState()));
    setPurchase(made);
    setState(made.getState());
    return () => {
      stop();
      made.destroy();
    };
  }, [host, setup]);

  const isBusy = BUSY.includes(state.name);
  useEffect(() => (isBusy ? host.holdReload() : undefined), [host, isBusy]);
  const order = 'order' in state ? state.order : null;
  const way = order && BUSY.includes(state.name) ? resultPath(setup, order) : null;
  useEffect(() => host.rememberResult(way), [host, way]);
  return { purchase, state };
}

function trackState(host: Host, state: PurchaseState): void {
  switch (state.name) {
    case 'creating':
      return host.track('checkout_start', {
        package: state.intent.packageId,
        pay_type: state.intent.payType,
      });
    case 'launching':
      return host.track('cashier_open', { package: state.intent.packageId, pay_type: state.intent.payType });
    case 'paid':
    case 'closed':
    case 'refunded':
    case 'unknown':
      return host.track('checkout_result', { result: state.name });
    case 'confirming':
      return state.asking ? host.track('cashier_return', {}) : undefined;
    case 'choosing':
      return state.notice ? host.track('checkout_result', { result: state.notice.kind }) : undefined;
  }
}
