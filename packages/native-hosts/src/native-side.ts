import type { HostOptions, NativeHost, TrafficEntry } from './host-options.ts';

export type Answered = (answer: unknown) => void;
export type Message = Record<string, unknown>;
type Page = Window & typeof globalThis;

/** The part of an app that is the same for every container. */
export interface NativeSide {
  /** By name. */
  handlers: Readonly<Record<string, (data: unknown) => unknown>>;
  /** null if none is registered. */
  handlerOf(name: string): ((data: unknown) => unknown) | null;
  /** What is sent for a handler's value. */
  toAnswer(value: unknown): unknown;
  /** Calls `give` with the answer once the handler's value is there; twice after `answerTwice`. */
  answerLater(value: unknown, give: Answered): void;
  isSilent(): boolean;
  isDoubled(): boolean;
  /** The page has answered a call of the app. More values follow if this is not the last. */
  answeredByPage(message: Message, raw: string, isLast?: boolean): void;
  log(
    direction: TrafficEntry['direction'],
    kind: TrafficEntry['kind'],
    name: string,
    data: unknown,
    raw: string,
  ): void;
  /**
   * A container that calls a page function with one value: JSON text, or the value itself as a literal. `script` is what
   * the app evaluates, `run` what it does.
   */
  calling(
    carries: 'text' | 'value',
    script?: (literal: string) => string,
    run?: (value: unknown) => void,
  ): CallingContainer;
  /** JSON as a script's literal: old engines end a line at U+2028 and U+2029. */
  literal(json: string): string;
  /** Installs the container's objects in the page: at once, or after `injectAfterMs`. */
  arrive(install: () => void): void;
}

/** The id of a call by the app. */
type CallId = string | number;

/** How a container sends messages to the page. */
export interface Container {
  /** The id of the app's call number `count`. Default `app_1`. */
  callId?(count: number): CallId;
  /** A call of the app; the page answers it under `call`. */
  callPage(call: CallId, name: string, data: unknown): void;
  /** Passes any text to the page function that receives native messages. */
  sendRaw(text: string): void;
}

interface CallingContainer extends Container {
  toPage(kind: TrafficEntry['kind'], name: string, data: unknown, message: Message): void;
}

/**
 * Installs one container's objects in `window`: what the web view of such an app does. In a real browser and in
 * happy-dom.
 *
 * Self-contained: it is serialised and put before a page's scripts, so its body uses only its parameters and the
 * language.
 */
export type InstallContainer = (window: Page, options: HostOptions, side: NativeSide) => Container;

/** The app around a container: its handlers, its pending calls, and how a test drives it. Self-contained, too. */
export function installNativeApp(
  window: Page,
  options: HostOptions,
  installContainer: InstallContainer,
): NativeHost {
  let handOver = options.handOver;
  let isSilent = options.silent === true;
  let isDoubled = false;
  let garbage: { data: unknown } | null = null;
  let counter = 0;
  const waiting: Record<string, { name: string; answered: Answered }> = {};

  const handlers: Record<string, (data: unknown) => unknown> = {
    getUserInfo: () => (typeof handOver === 'function' ? (handOver as () => unknown)() : handOver),
    unlogin: () => null,
    ...options.handlers,
  };
  if (options.pay) handlers.pay = options.pay;

  const log: NativeSide['log'] = (direction, kind, name, data, raw) =>
    options.onTraffic?.({ at: Date.now(), direction, kind, name, data, raw });

  const toAnswer = (value: unknown): unknown => {
    const isText = options.answer === 'string' && typeof value !== 'string';
    const answer = garbage ? garbage.data : isText ? JSON.stringify(value) : value;
    garbage = null;
    return answer;
  };

  const literal = (json: string): string => json.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
  const receiveScript = (argument: string): string =>
    `window.sisterBridgePage&&sisterBridgePage.receive(${argument})`;
  const receive = (value: unknown): void => {
    const page = (window as unknown as { sisterBridgePage?: { receive(message: unknown): void } })
      .sisterBridgePage;
    page?.receive(value);
  };
  const calling: NativeSide['calling'] = (carries, script = receiveScript, run = receive) => {
    // An app evaluates from outside, whatever the page's policy. Nothing in a page can, so the function is called here
    // with what the literal in the script is read as.
    const toPage: CallingContainer['toPage'] = (kind, name, data, message) => {
      const json = JSON.stringify(carries === 'text' ? JSON.stringify(message) : message);
      log('native_to_page', kind, name, data, script(literal(json)));
      run(JSON.parse(json));
    };
    return {
      toPage,
      callPage: (call, name, data) => toPage('call', name, data, { call, name, data }),
      sendRaw: (text) => run(text),
    };
  };

  const container = installContainer(window, options, {
    handlers,
    handlerOf: (name) => (Object.prototype.hasOwnProperty.call(handlers, name) ? handlers[name]! : null),
    toAnswer,
    answerLater(value, give) {
      void Promise.resolve(value).then((ready) =>
        window.setTimeout(() => {
          if (isSilent) return;
          const answer = toAnswer(ready);
          give(answer);
          if (isDoubled) give(answer);
        }, options.delayMs ?? 0),
      );
    },
    isSilent: () => isSilent,
    isDoubled: () => isDoubled,
    answeredByPage({ call, answer }, raw, isLast = true) {
      const known = waiting[String(call)];
      if (!known) return;
      log('page_to_native', 'answer', known.name, answer, raw);
      if (!isLast) return;
      delete waiting[String(call)];
      known.answered(answer);
    },
    log,
    calling,
    literal,
    arrive(install) {
      if (options.injectAfterMs) window.setTimeout(install, options.injectAfterMs);
      else install();
    },
  });

  return {
    callPage: (name, data = null) =>
      new Promise((answered) => {
        counter += 1;
        const call = container.callId?.(counter) ?? `app_${counter}`;
        waiting[call] = { name, answered };
        container.callPage(call, name, data);
      }),
    setHandOver(next) {
      handOver = next;
    },
    setSilent(next) {
      isSilent = next;
    },
    answerTwice(isTwice = true) {
      isDoubled = isTwice;
    },
    answerGarbage(data) {
      garbage = { data };
    },
    sendRaw: (text) => container.sendRaw(text),
  };
}
