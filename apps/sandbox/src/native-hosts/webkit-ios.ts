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
  ): void => options.onTraffic?.({ at: Date.now(), direction, kind, name, data });

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
  const answerLater = (name: string, value: unknown, give: Answered): void => {
    void Promise.resolve(value).then((settled) =>
      window.setTimeout(() => {
        if (isSilent) return;
        const answer = toAnswer(settled);
        for (let time = isDoubled ? 2 : 1; time > 0; time -= 1) {
          log('native_to_page', 'answer', name, answer);
          give(answer);
        }
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

  /** Evaluated as a script: old engines take the two line ends of Unicode for their own. */
  const evaluate = (argument: string): void => {
    const text = argument.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
    window.eval(`window.sisterBridgePage&&sisterBridgePage.receive(${text})`);
  };
  const toPage = (message: Message): void => evaluate(JSON.stringify(message));

  const receive = (message: Message, give: Answered, refuse: (error: Error) => void): void => {
    if (typeof message.call === 'string') {
      answeredByPage(message);
      return;
    }
    const name = String(message.name);
    log('page_to_native', 'call', name, message.data);
    const handler = handlerOf(name);
    if (handler) answerLater(name, handler(message.data), give);
    else refuse(new Error(`no handler ${name}`));
  };

  /** Values are copied on their way, as between two processes. */
  const copy = (value: unknown): unknown =>
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

  const reply = (message: Message): Promise<unknown> =>
    new Promise((resolve, reject) => {
      let isReplied = false;
      const give = (answer: unknown): void => {
        // Only the first reply goes by the promise; a second one can only come in at the page's door.
        if (isReplied) toPage({ id: message.id, answer });
        else resolve(copy(answer));
        isReplied = true;
      };
      receive(message, give, reject);
      if (typeof message.call === 'string') resolve(undefined);
    });

  /** WebKit gives a promise here too, which resolves at once with undefined. */
  const noReply = (message: Message): Promise<unknown> => {
    const give = (answer: unknown): void => toPage({ id: message.id, answer });
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
    sendRaw: (text) => evaluate(JSON.stringify(text)),
  };
}
