import type { CheckoutState } from '@vip/checkout';
import type { Host } from '@vip/host';

/** The purchase as events: one when it enters a state, none for what changes within it. */
export function checkoutTracker(host: Host): (state: CheckoutState) => void {
  let last = '';
  return (state) => {
    const isAsking = state.name === 'confirming' && state.isAsking;
    const notice = state.name === 'choosing' ? (state.notice?.kind ?? '') : '';
    const entered = `${state.name} ${isAsking} ${notice}`;
    if (entered !== last) trackState(host, state);
    last = entered;
  };
}

function trackState(host: Host, state: CheckoutState): void {
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
      return state.isAsking ? host.track('cashier_return', {}) : undefined;
    case 'choosing':
      return state.notice ? host.track('checkout_result', { result: state.notice.kind }) : undefined;
    case 'reading':
    case 'missing':
    case 'unreadable':
      return undefined;
  }
}
