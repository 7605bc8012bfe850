import { HOST_CONTRACT, type Host } from '@vip/host';
import type { Auth } from './auth/auth.ts';
import { isPrivacyConsent, keepDeviceId } from './releases/device-id.ts';
import type { RememberedResults } from './results/remembered-results.ts';

/** What pages get. `plain`: what the shell's parts already have in the form of the contract. */
export function createHost(
  plain: Omit<Host, 'contract' | 'login' | 'holdReload' | 'rememberResult'>,
  parts: {
    auth: Pick<Auth, 'login'>;
    results: RememberedResults;
    paymentHolds: { count: number };
    /** A purchase begins. */
    onPurchase(): void;
    /** The order of this page's brand may be paid now. */
    onOrder(order: string): void;
    onOrderEnd(order: string, brand: string): void;
  },
): Host {
  const { auth, results, paymentHolds } = parts;
  return {
    ...plain,
    contract: HOST_CONTRACT,
    login(token, user) {
      auth.login(token, user);
      // The login form has the consent to the privacy text.
      keepDeviceId(plain.storage);
    },
    track(name, props) {
      plain.track(name, props);
      if (isPrivacyConsent(name, props)) keepDeviceId(plain.storage);
    },
    holdReload() {
      paymentHolds.count += 1;
      parts.onPurchase();
      return () => {
        paymentHolds.count -= 1;
      };
    },
    rememberResult(path, orderId, isPaid = false) {
      if (path !== null) {
        results.remember(path, orderId ?? '', isPaid);
        if (orderId) parts.onOrder(orderId);
        return;
      }
      const ended = results.forget(orderId);
      if (ended) parts.onOrderEnd(ended.order, ended.brand);
    },
  };
}
