import type { BridgeWindow } from '../../contract.ts';
import type { CallNative } from './call-native.ts';
import { findFunction, tableOf } from './page-functions.ts';

/** Arguments of a call, JSON of an array; null when they are not. */
function readArguments(data: unknown): unknown[] | null {
  try {
    const given = JSON.parse(data as string) as unknown;
    return typeof data === 'string' && Array.isArray(given) ? given : null;
  } catch {
    // Not JSON: no call of the protocol.
    return null;
  }
}

/**
 * The page's side of calls by the native side: `_handleMessageFromNative` over the page's functions. A method that
 * the page does not have gets no answer, and what is no call is dropped.
 */
export function installPageSide(window: BridgeWindow, callNative: CallNative): void {
  const now = tableOf(window, '_dsf');
  const later = tableOf(window, '_dsaf');

  // A page side that comes later counts its stubs on from here, and does not set it.
  if (typeof window.dscb !== 'number') window.dscb = 0;

  // An app may ask before it calls.
  now._hasJavascriptMethod = (method: unknown): boolean =>
    (findFunction(now, method) ?? findFunction(later, method)) !== null;

  window._handleMessageFromNative = (message: unknown): void => {
    const { method, callbackId: id, data } = (message ?? {}) as Record<string, unknown>;
    const given = readArguments(data);
    if (!given) return;
    const answer = (data: unknown, isLast?: unknown): void => {
      // Several may come; `complete` says which is the last.
      callNative('_dsb.returnValue', { id, complete: isLast !== false, data });
    };
    const atOnce = findFunction(now, method);
    if (atOnce) answer(atOnce(...given));
    else findFunction(later, method)?.(...given, answer);
  };
}
