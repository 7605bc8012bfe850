import { ask } from './ask.ts';
import type { BridgeWindow, NativeBridge, ProtocolName } from './contract.ts';
import { parseHandOver } from './hand-over.ts';
import { createPageHandlers } from './page-handlers.ts';
import { parsePayResult } from './pay-result.ts';
import type { Channel } from './protocols/protocol.ts';

/** ms for an app to say who its user is. */
const userInfoTimeoutMs = 3000;

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
        timeoutMs: userInfoTimeoutMs,
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
