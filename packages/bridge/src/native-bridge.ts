import { ask } from './ask.ts';
import type { BridgeWindow, NativeBridge } from './contract.ts';
import { parseHandOver } from './hand-over.ts';
import { createPageHandlers } from './page-handlers.ts';
import { parsePayResult } from './pay-result.ts';
import type { Channel } from './protocols/protocol.ts';

/** ms for an app to say who its user is. */
const userInfoTimeoutMs = 3000;

const ignore = (): void => undefined;

/** The contract over one channel. The handlers' names are those of the specification, `pay` is ours. */
export function createNativeBridge(window: BridgeWindow, channel: Channel): NativeBridge {
  return {
    protocol: channel.protocol,
    getUserInfo: () =>
      ask(window, {
        send: (answered, refused) => channel.call('getUserInfo', {}, answered, refused),
        read: parseHandOver,
        timeoutMs: userInfoTimeoutMs,
      }),
    unlogin: () => channel.call('unlogin', {}, ignore, ignore),
    pay: (params) =>
      ask(window, {
        send: (answered, refused) => channel.call('pay', params, answered, refused),
        read: parsePayResult,
        timeoutMs: null,
      }),
    register: createPageHandlers(channel),
  };
}
