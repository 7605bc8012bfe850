import type { BridgeWindow } from '../contract.ts';
import type { Channel } from './protocol.ts';

/**
 * All connections of a page share one channel, so that each message is heard once, and a name has one handler: the
 * newest.
 */
export function oncePerWindow(create: (window: BridgeWindow) => Channel): (window: BridgeWindow) => Channel {
  const channels = new WeakMap<BridgeWindow, Channel>();
  return (window) => {
    const channel = channels.get(window) ?? create(window);
    channels.set(window, channel);
    return channel;
  };
}
