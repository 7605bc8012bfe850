/** A point on the screen, CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** Options of a browser. */
export interface Opening {
  userAgent: string;
  /** Scripts that run in every document before its own, in the syntax of the engine. */
  scripts: readonly string[];
  /** The native app around the page, for engines that can be one. */
  app?: NativeApp;
}

/** A native app around the page: its protocol and its hand-over. */
export interface NativeApp {
  protocol: 'wvjb' | 'webkit' | 'dsbridge';
  handOver: object;
}

/** One page in one engine: acts by real input, reads by scripts in the page. */
export interface Driver {
  /** Opens an address; resolves once its document is there. */
  open(address: string): Promise<void>;
  /** Runs a function in the page: it uses nothing but its parameters. Argument and answer are JSON. */
  evaluate<R>(inPage: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(inPage: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  tap(at: Point): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  viewportSize(): { width: number; height: number };
  /** A screenshot, PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of the window and the console so far. */
  errors(): string[];
  /** Bridge traffic of `Opening.app` so far, as `direction name` or `direction name: JSON`. */
  traffic(): string[];
  close(): Promise<void>;
}
