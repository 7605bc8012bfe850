import type { HostOptions, NativeHost } from './host-options.ts';

type Answered = (answer: unknown) => void;
type Message = Record<string, unknown>;
type TextMethod = (this: unknown, json: unknown, id: unknown) => string;

/**
 * A native Android app that puts an object of text methods into the page (`addJavascriptInterface`): what such an
 * app's web view does to `window`. In a real browser and in happy-dom. Handlers that know their answer return it.
 *
 * Self-contained: it is also turned into text and put before a page's scripts, so its body uses nothing but
 * its parameters and the language.
 */
export function installJavaAndroidHost(window: Window & typeof globalThis, options: HostOptions): NativeHost {
  const door = window as unknown as Record<string, unknown>;
  let handOver = options.handOver;
  let isSilent = options.silent === true;
  let isDoubled = false;
  let garbage: { data: unknown } | null = null;
  let counter = 0;
  const waiting: Record<string, { name: string; answered: Answered }> = {};

  const log = (
    direction: 'page_to_native' | 'native_to_page',
    kind: 'call' | 'answer',
    name: string,
    data: unknown,
  ): void => options.onTraffic?.({ at: Date.now(), direction, kind, name, data });

  // ---- Native side -----------------------------------------------------------------------------------

  const handlers: Record<string, (data: unknown) => unknown> = {
    getUserInfo: () => (typeof handOver === 'function' ? (handOver as () => unknown)() : handOver),
    unlogin: () => null,
    ...options.handlers,
  };
  if (options.pay) handlers.pay = options.pay;

  const asText = (value: unknown): string =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

  /** What goes over instead of a handler's value. */
  const toAnswer = (name: string, value: unknown, isText: boolean): unknown => {
    const answer = garbage ? garbage.data : value;
    garbage = null;
    const given = isText || options.answer === 'string' ? asText(answer) : answer;
    log('native_to_page', 'answer', name, given);
    return given;
  };

  /** Evaluated as a script, with the message as JSON text in quotes: it survives old engines' line ends so. */
  const evaluate = (json: string): void => {
    const text = JSON.stringify(json)
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029');
    window.eval(`window.sisterBridgePage&&sisterBridgePage.receive(${text})`);
  };
  const toPage = (message: Message): void => evaluate(JSON.stringify(message));

  const answerLater = (name: string, id: unknown, value: unknown): void => {
    void Promise.resolve(value).then((settled) =>
      window.setTimeout(() => {
        if (isSilent) return;
        const answer = toAnswer(name, settled, false);
        toPage({ id, answer });
        if (!isDoubled) return;
        log('native_to_page', 'answer', name, answer);
        toPage({ id, answer });
      }, options.delayMs ?? 0),
    );
  };

  const answeredByPage = ({ call, answer }: Message): void => {
    const known = waiting[String(call)];
    delete waiting[String(call)];
    if (!known) return;
    log('page_to_native', 'answer', known.name, answer);
    known.answered(answer);
  };

  /** No prototype, and nothing but methods of two arguments that want to be called on it. */
  const sisterBridge = Object.create(null) as Record<string, TextMethod>;
  const method = (run: (data: unknown, id: unknown) => string): TextMethod =>
    function (json, id) {
      if (this !== sisterBridge) throw new TypeError('not a method of the injected object');
      if (arguments.length !== 2) throw new TypeError('no such method');
      try {
        return run(JSON.parse(String(json)) as unknown, id);
      } catch {
        throw new Error('a Java exception was raised');
      }
    };

  sisterBridge.answer = method((message) => {
    answeredByPage(message as Message);
    return '';
  });
  for (const name of Object.keys(handlers)) {
    sisterBridge[name] = method((data, id) => {
      log('page_to_native', 'call', name, data);
      const value = handlers[name]!(data);
      const isLater =
        Boolean(options.delayMs) || typeof (value as { then?: unknown } | null)?.then === 'function';
      if (isSilent) return '';
      if (isLater) {
        answerLater(name, id, value);
        return '';
      }
      const text = toAnswer(name, value, true) as string;
      if (isDoubled) window.setTimeout(() => toPage({ id, answer: text }), 0);
      return text;
    });
  }

  const inject = (): void => {
    door.sisterBridge = sisterBridge;
  };
  if (options.injectAfterMs) window.setTimeout(inject, options.injectAfterMs);
  else inject();

  return {
    callPage: (name, data = null) =>
      new Promise((answered) => {
        counter += 1;
        const call = `app_${counter}`;
        waiting[call] = { name, answered };
        log('native_to_page', 'call', name, data);
        toPage({ call, name, data });
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
    sendRaw: evaluate,
  };
}
