import type { HostOptions, NativeHost, TrafficEntry } from './host-options.ts';

export type Answered = (answer: unknown) => void;
export type Message = Record<string, unknown>;
type Page = Window & typeof globalThis;

/** What an app does itself, in whatever container its web view is. */
export interface NativeSide {
  /** By name: what the app can be asked. */
  handlers: Readonly<Record<string, (data: unknown) => unknown>>;
  /** null where nobody registered one. */
  handlerOf(name: string): ((data: unknown) => unknown) | null;
  /** What goes over instead of a handler's value. */
  toAnswer(value: unknown): unknown;
  /** `give` carries the answer over, when the handler has it. */
  answerLater(value: unknown, give: Answered): void;
  isSilent(): boolean;
  isDoubled(): boolean;
  /** The page has answered a call of the app. */
  answeredByPage(message: Message, raw: string): void;
  log(
    direction: TrafficEntry['direction'],
    kind: TrafficEntry['kind'],
    name: string,
    data: unknown,
    raw: string,
  ): void;
  /** Runs a script in the page that carries this over. */
  run(kind: TrafficEntry['kind'], name: string, data: unknown, script: string): void;
  /** JSON as a script's literal: old engines take the two line ends of Unicode for their own. */
  literal(json: string): string;
  /** Puts the container's objects into the page: at once, or as late as was said. */
  arrive(putIn: () => void): void;
}

/** How a container carries things to the page. */
export interface Container {
  /** A call of the app; the page answers it under `call`. */
  callPage(call: string, name: string, data: unknown): void;
  /** Any text, to the page function that receives native messages. */
  sendRaw(text: string): void;
}

/**
 * Puts one container's objects into `window`. In a real browser and in happy-dom.
 *
 * Self-contained: it is also turned into text and put before a page's scripts, so its body uses nothing but
 * its parameters and the language.
 */
export type InstallContainer = (window: Page, options: HostOptions, side: NativeSide) => Container;

/** The app around a container: who answers, who waits, and how a test drives it. Self-contained, too. */
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

  const container = installContainer(window, options, {
    handlers,
    handlerOf: (name) => (Object.prototype.hasOwnProperty.call(handlers, name) ? handlers[name]! : null),
    toAnswer,
    answerLater(value, give) {
      void Promise.resolve(value).then((settled) =>
        window.setTimeout(() => {
          if (isSilent) return;
          const answer = toAnswer(settled);
          give(answer);
          if (isDoubled) give(answer);
        }, options.delayMs ?? 0),
      );
    },
    isSilent: () => isSilent,
    isDoubled: () => isDoubled,
    answeredByPage({ call, answer }, raw) {
      const known = waiting[String(call)];
      delete waiting[String(call)];
      if (!known) return;
      log('page_to_native', 'answer', known.name, answer, raw);
      known.answered(answer);
    },
    log,
    run(kind, name, data, script) {
      log('native_to_page', kind, name, data, script);
      window.eval(script);
    },
    literal: (json) => json.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029'),
    arrive(putIn) {
      if (options.injectAfterMs) window.setTimeout(putIn, options.injectAfterMs);
      else putIn();
    },
  });

  return {
    callPage: (name, data = null) =>
      new Promise((answered) => {
        counter += 1;
        const call = `app_${counter}`;
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
