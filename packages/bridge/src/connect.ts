import { BridgeError, type BridgeWindow, type NativeBridge, type ProtocolName } from './contract.ts';
import { detectEnvironment } from './environment.ts';
import { parseHandOver, parsePayResult } from './hand-over.ts';
import { createPageHandlers } from './page-handlers.ts';
import type { AppSigns, Channel, ChannelModule } from './protocols/channel.ts';
import { detections } from './protocols/detection.ts';

/** The channels, each a lazy chunk. */
export const loadChannel: Record<ProtocolName, () => Promise<ChannelModule>> = {
  wvjb: () => import('./protocols/webview-javascript-bridge.ts'),
  jsbridge: () => import('./protocols/js-bridge.ts'),
  dsbridge: () => import('./protocols/ds-bridge/channel.ts'),
  webkit: () => import('./protocols/webkit.ts'),
  java: () => import('./protocols/java.ts'),
  capacitor: () => import('./protocols/capacitor.ts'),
  flutter: () => import('./protocols/flutter.ts'),
  react_native: () => import('./protocols/react-native.ts'),
};

/**
 * Connects to the native app that shows the page, over any protocol, also if it is injected later.
 *
 * Outside a native app's web view (a browser, a social app) it touches nothing and rejects at once.
 *
 * @throws only BridgeError `absent`, after `timeoutMs` (ms, default 3000) or if the protocol's channel does not load.
 */
export async function connectBridge(
  window: BridgeWindow,
  { userAgent }: { userAgent: string },
  { timeoutMs = 3000 }: { timeoutMs?: number } = {},
): Promise<NativeBridge> {
  const environment = detectEnvironment(userAgent);
  if (!environment.webView) throw new BridgeError('absent');
  const signs: AppSigns = { platform: environment.platform, userAgent };
  const protocol = await detect(window, signs, timeoutMs);
  const channel = await loadChannel[protocol]().catch(() => {
    // The next attempt loads it again.
    throw new BridgeError('absent', 'the channel does not load');
  });
  return createNativeBridge(window, protocol, channel.open(window, signs));
}

/** ms between two checks: short for a user, cheap for an old phone. */
const CHECK_EVERY_MS = 50;

/** The protocol of the detected native side. Rejects with `absent` after `timeoutMs`. */
const detect = (window: BridgeWindow, signs: AppSigns, timeoutMs: number): Promise<ProtocolName> =>
  new Promise((resolve, reject) => {
    const cleanups: (() => void)[] = [];
    let isOver = false;
    const finish = (): void => {
      isOver = true;
      for (const cleanup of cleanups.splice(0)) cleanup();
    };
    /** True if detection has ended: found or timed out. */
    const check = (): boolean => {
      const found = isOver ? undefined : detections.find(({ isThere }) => isThere(window, signs));
      if (found) {
        finish();
        resolve(found.name);
      }
      return isOver;
    };

    if (check()) return;
    const timer = window.setTimeout(() => {
      finish();
      reject(new BridgeError('absent'));
    }, timeoutMs);
    cleanups.push(() => window.clearTimeout(timer));
    for (const { invite } of detections) if (invite) cleanups.push(invite(window, signs, check));
    // Injected objects, message handlers and containers give no sign when they are there.
    const checkAgain = (): void => {
      next = window.setTimeout(checkAgain, CHECK_EVERY_MS);
      check();
    };
    let next = window.setTimeout(checkAgain, CHECK_EVERY_MS);
    cleanups.push(() => window.clearTimeout(next));
    // The native side may have been injected during `invite`.
    if (check()) finish();
  });

/** ms for an app to hand over its user. */
const USER_INFO_TIMEOUT_MS = 3000;

const ignore = (): void => undefined;

/** The contract over one channel. Names of handlers: the specification's, and ours `pay` and `setTitle`. */
export function createNativeBridge(
  window: BridgeWindow,
  protocol: ProtocolName,
  channel: Channel,
): NativeBridge {
  return {
    protocol,
    getUserInfo: () =>
      ask(window, {
        send: (answered, refused) => channel.call('getUserInfo', {}, answered, refused),
        read: parseHandOver,
        timeoutMs: USER_INFO_TIMEOUT_MS,
      }),
    unlogin: () => channel.call('unlogin', {}, ignore, ignore),
    setTitle: (title) => channel.call('setTitle', { title }, ignore, ignore),
    pay: (params) =>
      ask(window, {
        send: (answered, refused) => channel.call('pay', params, answered, refused),
        read: parsePayResult,
        timeoutMs: null,
      }),
    register: createPageHandlers(channel),
  };
}

/** One question to the native side. */
interface Question<T> {
  /** Sends it. Both callbacks may be called never, after the time-out, repeatedly, or before this returns. */
  send(answered: (answer: unknown) => void, refused: () => void): void;
  /** Parses the answer. Throws BridgeError. */
  read(answer: unknown): T;
  /** ms; null: no limit, because the user is deciding. */
  timeoutMs: number | null;
}

/**
 * One question, one answer: only the first before the time-out counts. Rejects with BridgeError: `timeout`, `malformed`,
 * or `absent` when the native side throws.
 */
function ask<T>(window: BridgeWindow, question: Question<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer =
      question.timeoutMs === null
        ? null
        : window.setTimeout(() => reject(new BridgeError('timeout')), question.timeoutMs);
    // Only the first call has an effect on the promise.
    const finish = (outcome: () => void): void => {
      if (timer !== null) window.clearTimeout(timer);
      outcome();
    };
    const answered = (answer: unknown): void =>
      finish(() => {
        try {
          resolve(question.read(answer));
        } catch (error) {
          reject(error instanceof BridgeError ? error : new BridgeError('malformed'));
        }
      });
    question.send(answered, () => finish(() => reject(new BridgeError('absent'))));
  });
}
