import type { AlipayJSBridge, WalletPorts, WeixinJSBridge } from '../wallets/wallet-ports.ts';
import { fakeClock, type FakeClock } from './fake-clock.test-support.ts';

export interface FakeWalletPorts extends FakeClock {
  walletPorts: WalletPorts;
  /** Everything that went out, in order. */
  went: unknown[][];
  /** The wallet's browser injects its bridge and announces it. */
  inject(bridge: { weixin?: WeixinJSBridge; alipay?: AlipayJSBridge }): void;
  listening(): number;
}

/** Ports of a browser without a wallet, unless one is injected or given. */
export function fakeWalletPorts(some: Partial<WalletPorts> = {}): FakeWalletPorts {
  const time = fakeClock();
  const went: unknown[][] = [];
  const listeners = new Set<() => void>();
  let injected: { weixin?: WeixinJSBridge; alipay?: AlipayJSBridge } = {};
  const walletPorts: WalletPorts = {
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
    walletPorts,
    went,
    inject(bridge) {
      injected = bridge;
      [...listeners].forEach((run) => run());
    },
    listening: () => listeners.size,
  };
}
