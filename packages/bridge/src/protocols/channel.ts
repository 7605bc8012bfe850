import type { BridgeWindow } from '../contract.ts';
import type { Platform } from '../environment.ts';

/** What the native side gets back from a handler of the page, through `reply`. */
export type PageHandler = (data: unknown, reply: (answer: unknown) => void) => void;

/** The connection to a native side over any protocol. */
export interface Channel {
  /**
   * Never throws. `answered` may be called never, after the time-out or twice; `refused` when the native side throws,
   * before or after an answer.
   */
  call(
    name: string,
    data: Readonly<Record<string, string>>,
    answered: (answer: unknown) => void,
    refused: () => void,
  ): void;
  /** One handler per name; a later one replaces it. */
  listen(name: string, handler: PageHandler): void;
}

/** What is known about the app before it is found. */
export interface AppSigns {
  platform: Platform;
  /** Not a likely web view: only what an app injects is used. No frame, and nothing left in the page. */
  isBrowser?: boolean;
}

/** A lazy chunk: how a protocol is used. */
export interface ChannelModule {
  /** Called in a window in which the native side was detected. */
  open(window: BridgeWindow): Channel;
}

/**
 * All connections of a page share one channel: each message is received once, and a name has one handler, the newest.
 */
export function oncePerWindow(create: (window: BridgeWindow) => Channel): (window: BridgeWindow) => Channel {
  const channels = new WeakMap<BridgeWindow, Channel>();
  return (window) => {
    const channel = channels.get(window) ?? create(window);
    channels.set(window, channel);
    return channel;
  };
}
