import type { BridgeWindow } from '../../contract.ts';
import type { AppSigns } from '../protocol.ts';

/** Android: the object that the app puts into the page. */
interface AppObject {
  call(method: string, argument: string): unknown;
}

/** Null where there is none that can be called. Throws what a strange object throws. */
export function appObject(window: BridgeWindow): AppObject | null {
  const object = window._dsbridge as Partial<AppObject> | null | undefined;
  // Not a function: every function has a `call`.
  return typeof object === 'object' && typeof object?.call === 'function' ? (object as AppObject) : null;
}

/**
 * iOS: whether the app takes the page's prompts for itself. Only where it says so: anywhere else a prompt opens on
 * the person's screen, as page sides before 3.0.9 did in WeChat.
 */
export const takesPrompts = (window: BridgeWindow, { userAgent }: AppSigns): boolean =>
  (window._dswk === true || userAgent.indexOf('_dsbridge') >= 0) && typeof window.prompt === 'function';
