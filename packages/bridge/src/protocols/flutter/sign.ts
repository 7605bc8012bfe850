import type { BridgeWindow } from '../../contract.ts';
import { hasMethod } from '../has-method.ts';
import type { Protocol } from '../protocol.ts';

/** flutter_inappwebview: fired on the window when its native side listens. */
const readyEvent = 'flutterInAppWebViewPlatformReady';

/** Windows in which the event was heard: it comes just before the mark, and old ones set no mark. */
const ready = new WeakSet<BridgeWindow>();

interface FlutterGlobal {
  _platformReady?: unknown;
}

/** flutter_inappwebview. Its object is there before its native side listens: calls made until then are lost. */
export const flutter: Protocol = {
  name: 'flutter',
  isThere: (window) =>
    hasMethod(() => {
      const global = window.flutter_inappwebview as FlutterGlobal | undefined;
      return global?._platformReady || ready.has(window) ? global : null;
    }, 'callHandler'),
  invite(window, _, check) {
    const heard = (): void => {
      ready.add(window);
      check();
    };
    window.addEventListener(readyEvent, heard);
    return () => window.removeEventListener(readyEvent, heard);
  },
  load: () => import('./channel.ts'),
};
