import type { BridgeWindow } from '../../contract.ts';
import { webkitHandler } from '../webkit-handler.ts';

/** Capacitor's native side: an object of its own on Android, a message handler on iOS. */
export const capacitorNative = (window: BridgeWindow): unknown =>
  window.androidBridge ?? webkitHandler(window, 'bridge');
