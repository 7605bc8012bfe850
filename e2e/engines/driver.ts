/** A place on the screen, CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** How a browser is to be when it opens. */
export interface Opening {
  userAgent: string;
  /** Scripts that run in every document before its own, in the syntax of the engine. */
  scripts: readonly string[];
  /** For engines that can be a native app themselves: the app that holds the page. */
  app?: NativeApp;
}

/** A native app around the page: how it speaks, and what it hands over when the page asks for the user. */
export interface NativeApp {
  protocol: 'wvjb' | 'webkit' | 'dsbridge';
  handOver: object;
}

/** One page in one engine, used from outside: what is done is done by real input, what is read is read in the page. */
export interface Driver {
  /** Opens an address; resolves once its document is there. */
  open(address: string): Promise<void>;
  /** Runs a function in the page: it uses nothing but its parameters. Argument and answer are JSON. */
  evaluate<R>(inPage: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(inPage: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  tap(at: Point): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  viewportSize(): { width: number; height: number };
  /** A picture of what is on the screen, PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of the window and on the console, so far. */
  troubles(): string[];
  /** What went over the bridge of `Opening.app` so far, as `direction name` or `direction name: JSON`. */
  traffic(): string[];
  close(): Promise<void>;
}
