import type { BridgeWindow, NativeBridge } from '../contract.ts';
import type { Platform } from '../environment.ts';

/** What the native side gets back from a handler of the page, through `reply`. */
export type PageHandler = (data: unknown, reply: (answer: unknown) => void) => void;

/** A native side that is there, whatever it speaks. */
export interface Channel {
  readonly protocol: NativeBridge['protocol'];
  /**
   * Never throws. `answered` may be called never, late or twice; `refused` when the native side throws,
   * before it answers or after.
   */
  call(
    name: string,
    data: Readonly<Record<string, string>>,
    answered: (answer: unknown) => void,
    refused: () => void,
  ): void;
  /** One handler a name; a later one replaces it. */
  listen(name: string, handler: PageHandler): void;
}

/** One way of talking to a native app. A new one is a new file and a line in `connect.ts`. */
export interface Protocol {
  /** The channel when the native side is there and can be called; null before. Never throws. */
  find(window: BridgeWindow): Channel | null;
  /**
   * Lets the native side appear: whatever the protocol needs for that, then `check` each time it may have.
   * Returns the undoing.
   */
  invite(window: BridgeWindow, platform: Platform, check: () => void): () => void;
}
