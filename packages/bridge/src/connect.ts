import { BridgeError, type BridgeWindow, type ProtocolName } from './contract.ts';
import { detectEnvironment, mayHaveApp, type Environment } from './environment.ts';
import type { ConnectedBridge } from './native-bridge.ts';
import type { AppSigns, ChannelModule } from './protocols/channel.ts';
import { detections } from './protocols/detection.ts';

/** The channels, each a lazy chunk. */
export const loadChannel: Record<ProtocolName, () => Promise<ChannelModule>> = {
  wvjb: () => import(/* webpackChunkName: "wvjb" */ './protocols/webview-javascript-bridge.ts'),
  jsbridge: () => import(/* webpackChunkName: "jsbridge" */ './protocols/js-bridge.ts'),
  dsbridge: () => import(/* webpackChunkName: "dsbridge" */ './protocols/ds-bridge/channel.ts'),
  webkit: () => import(/* webpackChunkName: "webkit" */ './protocols/webkit.ts'),
  java: () => import(/* webpackChunkName: "java" */ './protocols/java.ts'),
  capacitor: () => import(/* webpackChunkName: "capacitor" */ './protocols/capacitor.ts'),
  flutter: () => import(/* webpackChunkName: "flutter" */ './protocols/flutter.ts'),
  react_native: () => import(/* webpackChunkName: "react-native" */ './protocols/react-native.ts'),
};

const find = (window: BridgeWindow): ProtocolName | undefined =>
  detections.find(({ isThere }) => isThere(window))?.name;

/** True if the native side of an app can be called already. */
export const isAppThere = (window: BridgeWindow, environment: Environment): boolean =>
  mayHaveApp(environment) && find(window) !== undefined;

/**
 * Connects to the native app that shows the page, over any protocol, whenever it is injected.
 *
 * What `place` leaves out is detected from the user agent. In another app (social apps, mini-programs) it touches nothing and rejects at once. In a plain browser it only looks for
 * injected objects: an app may have any user agent.
 *
 * @throws only BridgeError `absent`, after `timeoutMs` (ms, default 3000; null: waits for as long as it takes) or if the
 * protocol's channel does not load.
 */
export async function connectBridge(
  window: BridgeWindow,
  place: Pick<Environment, 'userAgent'> & Partial<Environment>,
  { timeoutMs = 3000 }: { timeoutMs?: number | null } = {},
): Promise<ConnectedBridge> {
  const environment = { ...detectEnvironment(place.userAgent), ...place };
  if (!mayHaveApp(environment)) throw new BridgeError('absent');
  const { platform, webView } = environment;
  const protocol = await detect(window, { platform, isBrowser: !webView }, timeoutMs);
  const [channel, { createNativeBridge }] = await Promise.all([
    loadChannel[protocol](),
    import(/* webpackChunkName: "native-bridge" */ './native-bridge.ts'),
  ]).catch(() => {
    // The next attempt loads it again.
    throw new BridgeError('absent', 'the channel does not load');
  });
  return createNativeBridge(window, protocol, channel.open(window));
}

/** ms until the first check, and from check to check at most: in likely web views, and in browsers. */
const FIRST_CHECK_MS = 50;
const LONGEST_GAP_MS = 2000;
const LONGEST_GAP_IN_BROWSER_MS = 15_000;
/** Each gap is longer than the last: an app is found within a tenth of the time that it took to come. */
const GAP_GROWTH = 1.1;
/** An invitation is lost on a native side that comes later. From one to the next, the time since the first doubles. */
const CHECKS_PER_INVITATION = 8;

/** The protocol of the native side, once there is one. Rejects with `absent` after `timeoutMs`. */
const detect = (window: BridgeWindow, signs: AppSigns, timeoutMs: number | null): Promise<ProtocolName> =>
  new Promise((resolve, reject) => {
    const { document } = window;
    const longestGap = signs.isBrowser ? LONGEST_GAP_IN_BROWSER_MS : LONGEST_GAP_MS;
    const invitations: (() => void)[] = [];
    let isOver = false;
    let gap = FIRST_CHECK_MS;
    let checks = 0;
    let next = 0;
    let timeout = 0;
    const withdraw = (): void => {
      for (const cleanup of invitations.splice(0)) cleanup();
    };
    const finish = (): void => {
      isOver = true;
      window.clearTimeout(next);
      window.clearTimeout(timeout);
      document.removeEventListener('visibilitychange', onVisibility);
      withdraw();
    };
    const check = (): void => {
      const found = isOver ? undefined : find(window);
      if (!found) return;
      finish();
      resolve(found);
    };
    // Injected objects, message handlers and containers give no sign when they are there.
    const checkAndGoOn = (): void => {
      check();
      if (!isOver && checks++ % CHECKS_PER_INVITATION === 0) {
        withdraw();
        for (const { invite } of detections) if (invite) invitations.push(invite(window, signs, check));
      }
      if (isOver) return withdraw();
      next = window.setTimeout(checkAndGoOn, gap);
      gap = Math.min(gap * GAP_GROWTH, longestGap);
    };
    // By the event, since some web views count as hidden all the time.
    const onVisibility = (): void => {
      window.clearTimeout(next);
      checks = 0;
      if (!document.hidden) checkAndGoOn();
    };

    document.addEventListener('visibilitychange', onVisibility);
    if (timeoutMs !== null)
      timeout = window.setTimeout(() => {
        check();
        if (isOver) return;
        finish();
        reject(new BridgeError('absent'));
      }, timeoutMs);
    checkAndGoOn();
  });
