import type { HostOptions, NativeHost } from './host-options.ts';

type Answered = (answer: unknown) => void;
type Message = Record<string, unknown>;

/**
 * A native app whose web view is flutter_inappwebview: what it does to `window`. In a real browser and in happy-dom.
 * Its object is there at once, and listens when its event was fired. It looks the same on both systems.
 *
 * Self-contained: it is also turned into text and put before a page's scripts, so its body uses nothing but
 * its parameters and the language.
 */
export function installFlutterHost(window: Window & typeof globalThis, options: HostOptions): NativeHost {
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
  const handlerOf = (name: string): ((data: unknown) => unknown) | undefined =>
    Object.prototype.hasOwnProperty.call(handlers, name) ? handlers[name] : undefined;

  /** What goes over instead of a handler's value. */
  const toAnswer = (value: unknown): unknown => {
    const isText = options.answer === 'string' && typeof value !== 'string';
    const answer = garbage ? garbage.data : isText ? JSON.stringify(value) : value;
    garbage = null;
    return answer;
  };

  /** `give` carries the answer over, when the handler has it. */
  const answerLater = (value: unknown, give: Answered): void => {
    void Promise.resolve(value).then((settled) =>
      window.setTimeout(() => {
        if (isSilent) return;
        const answer = toAnswer(settled);
        give(answer);
        if (isDoubled) give(answer);
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

  const literal = (json: string): string => json.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
  const script = (argument: string): string =>
    `window.sisterBridgePage&&sisterBridgePage.receive(${literal(argument)})`;

  let isListening = false;
  /** `give` evaluates the script that settles the call. */
  const receive = (name: string, data: unknown, give: (answer: unknown, isTold?: boolean) => void): void => {
    // Before it listens, nobody hears, and nobody will.
    if (!isListening) return;
    if (name === 'sisterBridgeAnswer') {
      answeredByPage((data ?? {}) as Message, `${name}(${JSON.stringify(data)})`);
      give(null);
      return;
    }
    log('page_to_native', 'call', name, data, `${name}(${JSON.stringify(data)})`);
    const handler = handlerOf(name);
    if (handler) answerLater(handler(data), (answer) => give(answer, true));
    else give(null);
  };

  /** The page side of the plugin: a promise a call, settled by the script that the app evaluates. */
  const inject = (): void => {
    let calls = 0;
    const results: Record<number, Answered> = {};
    const global: Record<string, unknown> = {
      callHandler: (name: string, ...values: unknown[]) =>
        new Promise((resolve) => {
          calls += 1;
          const id = calls;
          results[id] = resolve;
          const [data] = JSON.parse(JSON.stringify(values)) as unknown[];
          receive(name, data, (answer, isTold = false) => {
            const text = `flutter_inappwebview._settle(${id},${literal(JSON.stringify(answer) ?? 'null')})`;
            if (isTold) log('native_to_page', 'answer', name, answer, text);
            window.eval(text);
          });
        }),
      _settle(id: number, answer: unknown) {
        const settle = results[id];
        delete results[id];
        settle?.(answer);
      },
    };
    door.flutter_inappwebview = global;
  };

  const beReady = (): void => {
    isListening = true;
    const global = door.flutter_inappwebview as Record<string, unknown>;
    // In this order: whoever looks for the mark while the event is fired does not find it.
    window.dispatchEvent(new window.Event('flutterInAppWebViewPlatformReady'));
    global._platformReady = true;
  };
  inject();
  window.setTimeout(beReady, options.injectAfterMs ?? 0);

  return {
    callPage: (name, data = null) =>
      new Promise((answered) => {
        counter += 1;
        const call = `app_${counter}`;
        waiting[call] = { name, answered };
        const text = script(JSON.stringify({ call, name, data }));
        log('native_to_page', 'call', name, data, text);
        window.eval(text);
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
    sendRaw: (text) => void window.eval(script(JSON.stringify(text))),
  };
}
