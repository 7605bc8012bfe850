import type { ApiClient } from '@vip/api';
import type { Environment } from '@vip/bridge';
import { HOST_CONTRACT, type Host, type KeyValue, type RuntimeConfig } from '@vip/host';
import { sessionAtom } from './auth/atoms.ts';
import type { Auth } from './auth/auth.ts';
import { RESULT_KEY } from './failure/failures.tsx';
import type { NativeSession } from './native/native-session.ts';
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
  local: KeyValue;
  session: KeyValue;
  held: { count: number };
  onResume: Host['onResume'];
  /** A purchase begins. */
  onPurchase(): void;
  /** An order is under way, or (null) none is any more. */
  onOrder(order: string | null): void;
  report(error: Error, where: string): void;
}): Host {
  const { api, auth, native, backs, tracking, environment, config, um, local, session, held, report } = parts;
  return {
    contract: HOST_CONTRACT,
    api,
    sessionAtom,
    login: auth.login,
    logout: auth.logout,
    environment,
    bridge: native.bridge,
    handlers: native.handlers,
    config,
    um,
    now: parts.now,
    track: tracking.track,
    report,
    holdReload() {
      held.count += 1;
      parts.onPurchase();
      return () => {
        held.count -= 1;
      };
    },
    rememberResult(path, orderId) {
      if (path === null) local.remove(RESULT_KEY);
      else local.set(RESULT_KEY, path);
      if (path === null) parts.onOrder(null);
      else if (orderId) parts.onOrder(orderId);
    },
    onBack: backs.push,
    onResume: parts.onResume,
    storage: { local, session },
  };
}
