import { type Host, HOST_CONTRACT, type KeyValue } from '@vip/host';
import type { EventName, EventProps } from '@vip/api';
import { DEVICE_KEY } from '@vip/release-format';
import type { Auth } from './auth/auth.ts';
import type { RememberedResults } from './results/remembered-results.ts';

/** Creates the host of pages. `plain`: the members that already have the form of the contract. */
export function createHost(
  plain: Omit<Host, 'contract' | 'login' | 'holdReload' | 'rememberResult'>,
  parts: {
    auth: Pick<Auth, 'login'>;
    results: RememberedResults;
    paymentHolds: { count: number };
    /** A purchase has begun. */
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

/** True for a consent to a privacy text: `/lxbpa`, `/mrky/and/pa`, `/mxy/and/privacy`, `/privacyagree`. */
const isPrivacyConsent = (name: EventName, props: EventProps = {}): boolean =>
  name === 'consent' && /pa$|privacy/.test(String(props['document']));

/** Stores the random id of a canary's bucket beyond the session. Only after a consent to a privacy text. */
function keepDeviceId({ local, session }: { local: KeyValue; session: KeyValue }): void {
  const id = session.get(DEVICE_KEY);
  if (id && !local.get(DEVICE_KEY)) local.set(DEVICE_KEY, id);
}
