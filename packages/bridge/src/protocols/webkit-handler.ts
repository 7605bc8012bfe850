import type { BridgeWindow } from '../contract.ts';

/** What an iOS app registered by that name with `WKUserContentController`; undefined when it did not. */
export function webkitHandler(
  window: BridgeWindow,
  name: string,
): { postMessage(message: unknown): unknown } | undefined {
  const webkit = window.webkit as
    { messageHandlers?: Record<string, { postMessage(message: unknown): unknown }> } | undefined;
  return webkit?.messageHandlers?.[name];
}
