import type { AlipayJSBridge, WalletDoors, WeixinJSBridge } from '../wallets/doors.ts';
import { fakeClock, type FakeClock } from './fake-clock.test-support.ts';

export interface FakeDoors extends FakeClock {
  doors: WalletDoors;
  /** Everything that went out, in order. */
  went: unknown[][];
  /** The wallet's browser injects its bridge, and says so. */
  inject(bridge: { weixin?: WeixinJSBridge; alipay?: AlipayJSBridge }): void;
  listening(): number;
}

/** Doors to a browser without any wallet, unless it is injected or given. */
export function fakeDoors(some: Partial<WalletDoors> = {}): FakeDoors {
  const time = fakeClock();
  const went: unknown[][] = [];
  const listeners = new Set<() => void>();
  let injected: { weixin?: WeixinJSBridge; alipay?: AlipayJSBridge } = {};
  const doors: WalletDoors = {
    weixin: () => injected.weixin ?? null,
    alipay: () => injected.alipay ?? null,
    onEvent(_, run) {
      listeners.add(run);
      return () => void listeners.delete(run);
    },
    navigate: (url) => void went.push(['navigate', url]),
    submitForm: (action, fields) => void went.push(['form', action, fields]),
    bridgePay: () => null,
    after: time.clock.after,
    ...some,
  };
  return {
    ...time,
    doors,
    went,
    inject(bridge) {
      injected = bridge;
      [...listeners].forEach((run) => run());
    },
    listening: () => listeners.size,
  };
}
