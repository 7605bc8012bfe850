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
    raw: string,
  ): void => options.onTraffic?.({ at: Date.now(), direction, kind, name, data, raw });

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
  const toAnswer = (value: unknown): unknown => {
    const answer = garbage ? garbage.data : options.answer === 'string' ? asText(value) : value;
    garbage = null;
    return answer;
  };

  /** The script that is evaluated: the JSON in quotes, its line ends of Unicode escaped for old engines. */
  const script = (json: string): string => {
    const text = JSON.stringify(json)
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029');
    return `window.sisterBridgePage&&sisterBridgePage.receive(${text})`;
  };
  const toPage = (kind: 'call' | 'answer', name: string, data: unknown, message: Message): void => {
    const text = script(JSON.stringify(message));
    log('native_to_page', kind, name, data, text);
    window.eval(text);
  };

  const answerLater = (name: string, id: unknown, value: unknown): void => {
    void Promise.resolve(value).then((settled) =>
      window.setTimeout(() => {
        if (isSilent) return;
        const answer = toAnswer(settled);
        for (let time = isDoubled ? 2 : 1; time > 0; time -= 1)
          toPage('answer', name, answer, { id, answer });
      }, options.delayMs ?? 0),
    );
  };

  const answeredByPage = ({ call, answer }: Message, raw: string): void => {
    const known = waiting[String(call)];
    delete waiting[String(call)];
    if (!known) return;
    log('page_to_native', 'answer', known.name, answer, raw);
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
    answeredByPage(message as Message, `answer(${JSON.stringify(message)})`);
    return '';
  });
  for (const name of Object.keys(handlers)) {
    sisterBridge[name] = method((data, id) => {
      log('page_to_native', 'call', name, data, `${name}(${JSON.stringify(data)}, ${String(id)})`);
      const value = handlers[name]!(data);
      const isLater =
        Boolean(options.delayMs) || typeof (value as { then?: unknown } | null)?.then === 'function';
      if (isSilent) return '';
      if (isLater) {
        answerLater(name, id, value);
        return '';
      }
      const text = asText(toAnswer(value));
      log('native_to_page', 'answer', name, text, text);
      if (isDoubled) window.setTimeout(() => toPage('answer', name, text, { id, answer: text }), 0);
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
        toPage('call', name, data, { call, name, data });
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
    sendRaw: (text) => void window.eval(script(text)),
  };
}
