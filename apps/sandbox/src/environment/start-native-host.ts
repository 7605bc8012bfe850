import type { HostOptions, HostVariant, NativeHost, PayWord, TrafficEntry } from '@vip/native-hosts';
import type { HandDesk } from './hand-desk.ts';
import type { NativeHandOver } from './native-user.ts';
import type { OpenCashier } from './cashier-sheet.ts';

interface NativeParts {
  install: (window: Window & typeof globalThis, options: HostOptions) => NativeHost;
  variant: HostVariant;
  handOver: NativeHandOver;
  hasPay: boolean;
  openCashier: OpenCashier;
  desk: HandDesk;
  onTraffic(entry: TrafficEntry): void;
}

/**
 * Starts the native app around a page: hands over its user, forgets the user on `unlogin`, and pays in its own
 * cashier where it has one. The page's calls may be answered manually instead. Self-contained: it is serialised into a script.
 */
export function startNativeHost(window: Window & typeof globalThis, parts: NativeParts): NativeHost {
  let handOver = parts.handOver;
  const options = Object.assign({}, parts.variant, {
    delayMs: 40,
    handOver: () => handOver,
    handlers: {
      // A real app shows it above the page; here only the traffic has it.
      setTitle: () => null,
      getUserInfo: (data: unknown) => parts.desk.hold('getUserInfo', data, () => handOver),
      unlogin: () => {
        handOver = Object.assign({}, handOver, { usertoken: '', userinfo: null });
        return null;
      },
    },
    onTraffic: parts.onTraffic,
  });
  const openFor = (params: unknown) => {
    const trade = (params as Record<string, unknown> | null)?.['trade'];
    // The cashier's result is passed on unchanged: an app may have other results.
    return (
      typeof trade === 'string' && trade !== '' ? parts.openCashier(trade) : Promise.resolve('fail')
    ) as Promise<PayWord>;
  };
  const pay = (params: unknown) =>
    Promise.resolve(parts.desk.hold('pay', params, () => openFor(params)) as PayWord);
  const host = parts.install(window, parts.hasPay ? Object.assign({ pay }, options) : options);
  parts.desk.attach(host, parts.handOver);
  return host;
}
