import type { HostOptions, NativeHost } from './host-options.ts';

type Answered = (answer: unknown) => void;
type Values = Record<string, unknown>;

/**
 * A native app that speaks DSBridge 3.1.4, as `platform` says: what such an app's web view does to `window`. The page
 * side is the page's own. In a real browser and in happy-dom; it evaluates scripts as the app does, so the page
 * must allow `eval`.
 *
 * Self-contained: it is also turned into text and put before a page's scripts, so its body uses nothing but
 * its parameters and the language.
 */
export function installDsBridgeHost(window: Window & typeof globalThis, options: HostOptions): NativeHost {
  const globals = window as unknown as Values;
  const isIos = options.platform === 'ios';
  /** ms that iOS collects answers for one script. */
  const batchMs = 50;
  let handOver = options.handOver;
  let isSilent = options.silent === true;
  let isDoubled = false;
  let garbage: { data: unknown } | null = null;

  const log = (
    direction: 'page_to_native' | 'native_to_page',
    kind: 'call' | 'answer',
    name: string,
    data: unknown,
    raw: string,
  ): void => options.onTraffic?.({ at: Date.now(), direction, kind, name, data, raw });

  /** JSON as Java and Objective-C write it: slashes escaped, U+2028 and all else not. */
  const toText = (value: unknown): string => JSON.stringify(value).replace(/\//g, '\\/');

  // ---- Scripts that the app evaluates in the page ------------------------------------------------------

  const run = (script: string): void => {
    (window as unknown as { eval(script: string): unknown }).eval(script);
  };

  /** In a turn of its own, as all that comes from the app. */
  const evaluate = (script: string): void => {
    window.setTimeout(() => {
      try {
        run(script);
      } catch (error) {
        // Android's web view tells the page of it, WebKit tells the app alone.
        if (!isIos) window.dispatchEvent(new window.ErrorEvent('error', { error, message: String(error) }));
      }
    }, 0);
  };

  let batch = '';
  let batchedAt = 0;
  let isBatchDue = false;
  const flush = (afterMs: number): void => {
    window.setTimeout(() => {
      if (batch !== '') evaluate(batch);
      batch = '';
      isBatchDue = false;
      batchedAt = Date.now();
    }, afterMs);
  };

  /** The script by which an asynchronous method answers the function that the page left for it. */
  const stubScript = (stub: string, data: unknown, isLast: boolean): string => {
    const removal = isLast ? `delete window.${stub}` : '';
    if (!isIos) return `${stub}(${toText({ code: 0, data })}.data);${removal}`;
    const reply = encodeURIComponent(toText({ code: 0, data: data === undefined ? '' : data }));
    return `try {${stub}(JSON.parse(decodeURIComponent("${reply}")).data);${removal}; } catch(e){};`;
  };

  const toStub = (script: string): void => {
    if (!isIos) {
      evaluate(script);
      return;
    }
    batch += script;
    if (Date.now() - batchedAt >= batchMs) flush(0);
    else if (!isBatchDue) {
      isBatchDue = true;
      flush(batchMs);
    }
  };

  // ---- The app's methods ------------------------------------------------------------------------------

  const handlers: Record<string, (data: unknown) => unknown> = {
    getUserInfo: () => (typeof handOver === 'function' ? (handOver as () => unknown)() : handOver),
    unlogin: () => null,
    ...options.handlers,
  };
  if (options.pay) handlers.pay = options.pay;

  const isAsynchronous = (name: string): boolean => options.answersAtOnce !== true || name === 'pay';
  const handlerOf = (name: string): ((data: unknown) => unknown) | undefined =>
    Object.prototype.hasOwnProperty.call(handlers, name) ? handlers[name] : undefined;

  const toAnswer = (value: unknown): unknown => {
    let data = options.answer === 'string' && typeof value !== 'string' ? JSON.stringify(value) : value;
    if (garbage) data = garbage.data;
    garbage = null;
    return data;
  };

  const answer = (name: string, stub: string, value: unknown): void => {
    if (isSilent) return;
    for (const step of options.progress ?? []) toStub(stubScript(stub, step, false));
    const data = toAnswer(value);
    const script = stubScript(stub, data, true);
    for (let time = isDoubled ? 2 : 1; time > 0; time -= 1) {
      log('native_to_page', 'answer', name, data, script);
      toStub(script);
    }
  };

  let counter = 0;
  /** Calls to the page; null once the page said that its functions are there. */
  let startup: string[] | null = [];
  const waiting: Record<string, { name: string; answered: Answered }> = {};

  /** The protocol's own methods, all synchronous. */
  const internal: Record<string, (data: Values, raw: string) => unknown> = {
    '_dsb.hasNativeMethod': ({ name, type }) => {
      const isThere =
        handlerOf(String(name)) !== undefined &&
        (type === 'all' || type === (isAsynchronous(String(name)) ? 'asyn' : 'syn'));
      return isIos ? Number(isThere) : isThere;
    },
    '_dsb.dsinit': () => {
      startup?.forEach((script) => evaluate(script));
      startup = null;
    },
    '_dsb.returnValue': ({ id, complete, data }, raw) => {
      const call = waiting[String(id)];
      if (!call) return;
      log('page_to_native', 'answer', call.name, data, raw);
      // What comes before the last is progress.
      if (complete !== true) return;
      delete waiting[String(id)];
      call.answered(data);
    },
  };

  /** One call by the page: the text of the reply. */
  const receive = (name: string, argumentText: string): string => {
    const refusal = toText(isIos ? { code: -1, data: '' } : { code: -1 });
    const given = JSON.parse(argumentText) as Values;
    const raw = isIos
      ? `prompt("_dsbridge=${name}", ${JSON.stringify(argumentText)})`
      : `_dsbridge.call("${name}", ${JSON.stringify(argumentText)})`;
    const own = internal[name];
    if (own) return toText({ code: 0, data: own((given.data ?? {}) as Values, raw) });

    log('page_to_native', 'call', name, given.data, raw);
    const handler = handlerOf(name);
    const stub = given._dscbstub;
    // A method that nobody wrote gets no answer; nor does iOS match a call and a method of different kinds.
    if (!handler || (isIos && isAsynchronous(name) !== (stub !== undefined))) return refusal;
    if (!isAsynchronous(name)) {
      const value = handler(given.data);
      if (isSilent) return refusal;
      const data = toAnswer(value);
      const reply = toText({ code: 0, data });
      log('native_to_page', 'answer', name, data, reply);
      return reply;
    }
    void Promise.resolve(handler(given.data)).then((value) => {
      if (typeof stub !== 'string') return;
      window.setTimeout(() => answer(name, stub, value), options.delayMs ?? 0);
    });
    // Even where it succeeds.
    return refusal;
  };

  // ---- Calls to the app - ---------------------------------------------------------------------------

  const javaObject = {
    call(this: unknown, ...given: unknown[]): string {
      if (this !== javaObject)
        throw new TypeError("Java bridge method can't be invoked on a non-injected object");
      if (given.length !== 2) throw new Error('Method not found');
      return receive(String(given[0]).trim(), String(given[1]));
    },
  };

  const inject = (): void => {
    if (isIos) globals._dswk = true;
    else globals._dsbridge = javaObject;
  };
  if (options.injectAfterMs) window.setTimeout(inject, options.injectAfterMs);
  else inject();

  if (isIos) {
    const prompt = window.prompt as typeof window.prompt | undefined;
    window.prompt = (message?: string, text?: string): string | null => {
      const mark = '_dsbridge=';
      return String(message).indexOf(mark) === 0
        ? receive(String(message).slice(mark.length).trim(), String(text))
        : (prompt?.call(window, message, text) ?? null);
    };
  }

  return {
    callPage: (name, data = null) =>
      new Promise((answered) => {
        counter += 1;
        waiting[counter] = { name, answered };
        const message = toText({ method: name, callbackId: counter, data: toText([data]) });
        const script = `window._handleMessageFromNative(${message})`;
        log('native_to_page', 'call', name, data, script);
        if (startup) startup.push(script);
        else evaluate(script);
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
    sendRaw: (text) => run(`window._handleMessageFromNative(${text})`),
  };
}
