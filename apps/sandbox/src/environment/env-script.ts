import { nativeHosts, type SandboxEnvironment } from '@vip/native-hosts';
import { reportToWorkbench } from './frame-reporter.ts';
import { createHandDesk } from './hand-desk.ts';
import { handOverOf, type NativeSession } from './native-user.ts';
import { pretendBrowser } from './pretend-browser.ts';
import { startNativeHost } from './start-native-host.ts';
import { createCashierSheet } from './cashier-sheet.ts';
import { hasWalletPay, installWalletHost } from './wallet-host.ts';

export interface EnvScriptInput {
  environment: SandboxEnvironment;
  /** The user of the native app; null for an anonymous user. */
  user: NativeSession | null;
  /** Origin of the cashier, or '' for the page's own. */
  cashierBase: string;
  /** When a wallet's bridge is injected, ms after the document began; 0 is before any script of the page. */
  walletReadyMs?: number;
  /** Whether calls of the page are answered in the workbench. */
  isByHand?: boolean;
}

/** ms until a wallet's bridge is injected. */
const WALLET_READY_MS = 50;

/** ms until a delayed answer; the page waits 3000 ms for its user. */
const LATE_MS = 3500;

/** Data as JavaScript; the two line ends that JSON allows in a text and old JavaScript does not are escaped. */
const literal = (data: unknown): string =>
  JSON.stringify(data).replace(/[\u2028\u2029]/g, (end) => (end === '\u2028' ? '\\u2028' : '\\u2029'));

/** The statement that installs the environment's bridge. */
function hostStatement(
  environment: SandboxEnvironment,
  user: NativeSession | null,
  readyAfterMs: number,
): string {
  const { kind, userAgent, hasPay = false } = environment;
  switch (kind) {
    case 'none':
      return '';
    case 'wechat':
    case 'alipay': {
      const fixed = literal({ wallet: kind, readyAfterMs, canPay: hasWalletPay(environment) });
      return `(${installWalletHost.toString()})(window, Object.assign(${fixed}, { openCashier: openCashier, onTraffic: onTraffic }));`;
    }
    case 'native': {
      const app = nativeHosts.find(({ id }) => id === environment.app);
      if (!app) throw new TypeError(`${environment.id} names no native host`);
      const fixed = literal({
        variant: app.variant,
        handOver: handOverOf(user, { userAgent, hasPay }),
        hasPay,
      });
      return `(${startNativeHost.toString()})(window, Object.assign(${fixed}, { install: ${app.text}, openCashier: openCashier, desk: desk, onTraffic: onTraffic }));`;
    }
  }
}

/**
 * JavaScript that runs in a document before the page's own scripts and plays an environment: its browser, its
 * native app or wallet, and reports to the workbench when the document is in its frame.
 */
export function envScript({
  environment,
  user,
  cashierBase,
  walletReadyMs = WALLET_READY_MS,
  isByHand = false,
}: EnvScriptInput): string {
  const { userAgent, wxEnvironment, touchPoints } = environment;
  return `(function () {
'use strict';
(${pretendBrowser.toString()})(window, ${literal({ userAgent, wxEnvironment, touchPoints })});
(${reportToWorkbench.toString()})(window);
var openCashier = (${createCashierSheet.toString()})(window, ${literal(cashierBase)});
var desk = (${createHandDesk.toString()})(window, ${literal({ isOn: isByHand, lateMs: LATE_MS })});
var onTraffic = function (entry) {
  if (window.parent !== window) window.parent.postMessage({ type: 'sandbox-bridge', entry: entry }, '*');
};
${hostStatement(environment, user, walletReadyMs)}
})();
`;
}
