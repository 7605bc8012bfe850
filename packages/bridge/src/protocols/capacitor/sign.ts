import type { BridgeWindow } from '../../contract.ts';
import { hasMethod } from '../has-method.ts';
import type { Protocol } from '../protocol.ts';
import { webkitHandler } from '../webkit-handler.ts';

/** Capacitor's native side: an object of its own on Android, a message handler on iOS. */
export const capacitorNative = (window: BridgeWindow): unknown =>
  window.androidBridge ?? webkitHandler(window, 'bridge');

/** Capacitor. Its own global has to be there too: `bridge` is a name that any app may give its message handler. */
export const capacitor: Protocol = {
  name: 'capacitor',
  isThere: (window) =>
    typeof window.Capacitor === 'object' && hasMethod(() => capacitorNative(window), 'postMessage'),
  load: () => import('./channel.ts'),
};
