/** Options of a fake app, serialised into the page. */
export interface Play {
  app: string;
  /** The app's answer to getUserInfo. */
  handOver: unknown;
  /** `count` answers with the number of the request as version; `delayed` answers the first request after 4000 ms. */
  answers?: 'count' | 'delayed';
  answer?: 'object' | 'string';
  silent?: boolean;
  injectAfterMs?: number;
  /** Whether the app has a handler for `pay`. Default true. */
  hasCashier?: boolean;
}

/** What the bridge gives a page, as far as the suite uses it. */
interface Bridge {
  protocol: string;
  getUserInfo(): Promise<{ version: string }>;
  unlogin(): void;
  pay(params: Record<string, string>): Promise<string>;
  register(name: string, handler: (data: unknown) => unknown): () => void;
}

interface Host {
  callPage(name: string, data?: unknown): Promise<unknown>;
  setHandOver(handOver: unknown): void;
  answerTwice(): void;
  answerGarbage(garbage: unknown): void;
}

interface HostEntry {
  id: string;
  variant: object;
  install(window: Window, options: object): Host;
}

/** The page's end of the suite: `window.played`. */
export interface Played {
  /** The detected protocol, or the error's code. */
  connect(): Promise<string>;
  /** The value of a bridge promise, or its error's code. */
  outcome(promise: Promise<unknown>): Promise<unknown>;
  readonly bridge: Bridge;
  readonly host: Host;
  /** Calls of the app's handlers, oldest first. */
  readonly calls: { name: string; data: unknown }[];
  /** Injects the app's page side into the same document again. */
  replace(): void;
}

declare global {
  interface Window {
    played: Played;
    vipNativeHosts: readonly HostEntry[];
    vipBridge: {
      connectBridge(
        window: Window,
        signs: { userAgent: string },
        options?: { timeoutMs: number },
      ): Promise<Bridge>;
    };
  }
}

/** Installs an app in a page, before the page's own scripts. Runs in the page: uses nothing from outside. */
export function playApp(play: Play): void {
  const { app, answers, hasCashier = true, ...options } = play;
  const entry = window.vipNativeHosts.find(({ id }) => id === app);
  if (!entry) throw new Error(`no such app: ${app}`);
  const calls: Played['calls'] = [];
  let bridge: Bridge | null = null;
  let asked = 0;

  const answerFor: Record<string, () => unknown> = {
    count: () => ({ version: String((asked += 1)) }),
    delayed: () => {
      asked += 1;
      const hasTime = asked > 1;
      return hasTime
        ? play.handOver
        : new Promise((resolve) => window.setTimeout(() => resolve(play.handOver), 4000));
    },
  };
  const answering = answers && answerFor[answers];
  const install = (): Host =>
    entry.install(window, {
      ...entry.variant,
      ...options,
      handlers: {
        unlogin: (data: unknown) => {
          calls.push({ name: 'unlogin', data });
          return '';
        },
        ...(answering && { getUserInfo: answering }),
      },
      ...(hasCashier && {
        pay: (params: unknown) => {
          calls.push({ name: 'pay', data: params });
          return Promise.resolve('ok');
        },
      }),
    });
  let host = install();

  window.played = {
    async connect() {
      try {
        bridge = await window.vipBridge.connectBridge(window, { userAgent: navigator.userAgent });
        return bridge.protocol;
      } catch (error) {
        return (error as { code: string }).code;
      }
    },
    outcome: (promise) =>
      promise.then(
        (value) => value,
        (error: { code?: unknown }) => error.code ?? `not a BridgeError: ${String(error)}`,
      ),
    get bridge() {
      if (!bridge) throw new Error('not connected');
      return bridge;
    },
    get host() {
      return host;
    },
    calls,
    replace() {
      host = install();
    },
  };
}
