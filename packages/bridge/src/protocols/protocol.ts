import type { BridgeWindow, ProtocolName } from '../contract.ts';
import type { Platform } from '../environment.ts';

/** What the native side gets back from a handler of the page, through `reply`. */
export type PageHandler = (data: unknown, reply: (answer: unknown) => void) => void;

/** A native side that is there, whatever it speaks. */
export interface Channel {
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

/** What the page knows of the app before it is asked anything. */
export interface AppSigns {
  platform: Platform;
  userAgent: string;
}

/**
 * One way of talking to a native app. What tells that the app speaks it is in the first load, and small; how it is
 * spoken is loaded when it is needed. A new one is a folder here and a line in `all.ts`.
 */
export interface Protocol {
  readonly name: ProtocolName;
  /** Whether the native side is there and can be called now. Never throws, changes nothing. */
  isThere(window: BridgeWindow, signs: AppSigns): boolean;
  /**
   * For native sides that come later: does what makes them come, then runs `check` each time one may have.
   * Returns a cleanup function.
   */
  invite?(window: BridgeWindow, signs: AppSigns, check: () => void): () => void;
  /** Loads the adapter. It is opened at once, in a window in which the native side is there. */
  load(): Promise<{ open(window: BridgeWindow, signs: AppSigns): Channel }>;
}
