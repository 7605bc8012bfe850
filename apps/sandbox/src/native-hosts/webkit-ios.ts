import type { HostOptions, NativeHost } from './host-options.ts';

type Answered = (answer: unknown) => void;
type Message = Record<string, unknown>;

/**
 * A native iOS app with a WebKit message handler (`WKScriptMessageHandlerWithReply`, or without reply where
 * `options.replies` is false): what such an app's web view does to `window`. In a real browser and in happy-dom.
 *
 * Self-contained: it is also turned into text and put before a page's scripts, so its body uses nothing but
 * its parameters and the language.
 */
export function installWebkitIosHost(window: Window & typeof globalThis, options: HostOptions): NativeHost {
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

  /** The script that is evaluated: old engines take the two line ends of Unicode for their own. */
  const script = (argument: string): string => {
    const text = argument.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
    return `window.sisterBridgePage&&sisterBridgePage.receive(${text})`;
  };
  const toPage = (kind: 'call' | 'answer', name: string, data: unknown, message: Message): void => {
    const text = script(JSON.stringify(message));
    log('native_to_page', kind, name, data, text);
    window.eval(text);
  };

  const receive = (message: Message, give: Answered, refuse: (error: Error) => void): void => {
    const raw = JSON.stringify(message);
    if (typeof message.call === 'string') {
      answeredByPage(message, raw);
      return;
    }
    const name = String(message.name);
    log('page_to_native', 'call', name, message.data, raw);
    const handler = handlerOf(name);
    if (handler) answerLater(handler(message.data), give);
    else refuse(new Error(`no handler ${name}`));
  };

  /** Values are copied on their way, as between two processes. */
  const copy = (value: unknown): unknown =>
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

  const reply = (message: Message): Promise<unknown> =>
    new Promise((resolve, reject) => {
      let isReplied = false;
      const give = (answer: unknown): void => {
        const { id, name } = message;
        // Only the first reply goes by the promise; a second one can only come in at the page's door.
        if (isReplied) toPage('answer', String(name), answer, { id, answer });
        else {
          log('native_to_page', 'answer', String(name), answer, JSON.stringify(answer) ?? '');
          resolve(copy(answer));
        }
        isReplied = true;
      };
      receive(message, give, reject);
      if (typeof message.call === 'string') resolve(undefined);
    });

  /** WebKit gives a promise here too, which resolves at once with undefined. */
  const noReply = (message: Message): Promise<unknown> => {
    const { id, name } = message;
    const give = (answer: unknown): void => toPage('answer', String(name), answer, { id, answer });
    receive(message, give, () => undefined);
    return Promise.resolve(undefined);
  };

  const inject = (): void => {
    const take = options.replies === false ? noReply : reply;
    const sisterBridge = { postMessage: (message: unknown) => take(copy(message) as Message) };
    const webkit = door.webkit as { messageHandlers?: object } | undefined;
    door.webkit = { messageHandlers: { ...webkit?.messageHandlers, sisterBridge } };
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
    sendRaw: (text) => void window.eval(script(JSON.stringify(text))),
  };
}
