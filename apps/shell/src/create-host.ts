import type { ApiClient } from '@vip/api';
import type { Environment } from '@vip/bridge';
import { HOST_CONTRACT, type Host, type RuntimeConfig } from '@vip/host';
import { sessionAtom } from './auth/atoms.ts';
import type { Auth } from './auth/auth.ts';
import type { PageStorage } from './browser/storage.ts';
import type { NativeSession } from './native/native-session.ts';
import { isPrivacyConsent, keepDeviceId } from './releases/device-id.ts';
import type { RememberedResults } from './results/remembered-results.ts';
import type { BackStack } from './router/back-stack.ts';
import type { Tracking } from './tracking/tracking.ts';

/** What pages get: the shell's parts behind the contract of `@vip/host`. */
export function createHost(parts: {
  api: ApiClient;
  auth: Auth;
  native: NativeSession;
  backs: BackStack;
  tracking: Tracking;
  environment: Environment;
  config: RuntimeConfig;
  um: string;
  /** Server time, ms since 1970. */
  now(): number;
  local: PageStorage;
  session: PageStorage;
  results: RememberedResults;
  held: { count: number };
  onResume: Host['onResume'];
  onStorage: Host['onStorage'];
  /** A purchase begins. */
  onPurchase(): void;
  /** The order of this page's brand may be paid now. */
  onOrder(order: string): void;
  onOrderEnd(order: string, brand: string): void;
  report(error: Error, where: string): void;
}): Host {
  const {
    api,
    auth,
    native,
    backs,
    tracking,
    environment,
    config,
    um,
    local,
    session,
    results,
    held,
    report,
  } = parts;
  return {
    contract: HOST_CONTRACT,
    api,
    sessionAtom,
    login(token, user) {
      auth.login(token, user);
      // The login form has the consent to the privacy text.
      keepDeviceId({ local, session });
    },
    logout: auth.logout,
    environment,
    bridge: native.bridge,
    handlers: native.handlers,
    config,
    um,
    now: parts.now,
    track(name, props) {
      tracking.track(name, props);
      if (isPrivacyConsent(name, props)) keepDeviceId({ local, session });
    },
    report,
    holdReload() {
      held.count += 1;
      parts.onPurchase();
      return () => {
        held.count -= 1;
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
    onBack: backs.push,
    onResume: parts.onResume,
    onStorage: parts.onStorage,
    storage: { local, session },
  };
}
