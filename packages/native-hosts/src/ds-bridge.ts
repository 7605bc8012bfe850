import type { InstallContainer, Message } from './native-side.ts';

/**
 * DSBridge 3.1.4 on `options.platform`. The page side is the page's own. It evaluates scripts as such an app does, so the
 * page must allow `eval`.
 */
export const installDsBridge: InstallContainer = (window, options, side) => {
  const globals = window as unknown as Message;
  const isIos = options.platform === 'ios';
  /** ms that iOS collects answers for one script. */
  const batchMs = 50;

  /** JSON as Java and Objective-C write it: slashes escaped, U+2028 and all else not. */
  const toText = (value: unknown): string => JSON.stringify(value).replace(/\//g, '\\/');

  // ---- Scripts that the app evaluates in the page ------------------------------------------------------

  /** In a task of its own, like everything that comes from the app. */
  const evaluate = (script: string): void => {
    window.setTimeout(() => {
      try {
        window.eval(script);
      } catch (error) {
        // Android's web view reports it to the page, WebKit only to the app.
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

  const isAsynchronous = (name: string): boolean => options.answersAtOnce !== true || name === 'pay';
  const answerLater = (name: string, stub: string, value: unknown): void => {
    let progress = options.progress ?? [];
    side.answerLater(value, (data) => {
      for (const step of progress) toStub(stubScript(stub, step, false));
      progress = [];
      const script = stubScript(stub, data, true);
      side.log('native_to_page', 'answer', name, data, script);
      toStub(script);
    });
  };

  /** Calls to the page; null once the page has announced its functions. */
  let startup: string[] | null = [];

  /** The protocol's own methods, all synchronous. */
  const internal: Record<string, (data: Message, raw: string) => unknown> = {
    '_dsb.hasNativeMethod': ({ name, type }) => {
      const isThere =
        side.handlerOf(String(name)) !== null &&
        (type === 'all' || type === (isAsynchronous(String(name)) ? 'asyn' : 'syn'));
      return isIos ? Number(isThere) : isThere;
    },
    '_dsb.dsinit': () => {
      startup?.forEach((script) => evaluate(script));
      startup = null;
    },
    '_dsb.returnValue': ({ id, complete, data }, raw) =>
      // Values before the last one are progress.
      side.answeredByPage({ call: id, answer: data }, raw, complete === true),
  };

  /** One call by the page: the text of the reply. */
  const receive = (name: string, argumentText: string): string => {
    const refusal = toText(isIos ? { code: -1, data: '' } : { code: -1 });
    const given = JSON.parse(argumentText) as Message;
    const raw = isIos
      ? `prompt("_dsbridge=${name}", ${JSON.stringify(argumentText)})`
      : `_dsbridge.call("${name}", ${JSON.stringify(argumentText)})`;
    const own = internal[name];
    if (own) return toText({ code: 0, data: own((given.data ?? {}) as Message, raw) });

    side.log('page_to_native', 'call', name, given.data, raw);
    const handler = side.handlerOf(name);
    const stub = given._dscbstub;
    // No answer without such a method; iOS does not match a call and a method of different kinds either.
    if (!handler || (isIos && isAsynchronous(name) !== (stub !== undefined))) return refusal;
    const value = handler(given.data);
    if (!isAsynchronous(name)) {
      if (side.isSilent()) return refusal;
      const data = side.toAnswer(value);
      const reply = toText({ code: 0, data });
      side.log('native_to_page', 'answer', name, data, reply);
      return reply;
    }
    if (typeof stub === 'string') answerLater(name, stub, value);
    // Even where it succeeds.
    return refusal;
  };

  // ---- Calls to the app ---------------------------------------------------------------------------

  const javaObject = {
    call(this: unknown, ...given: unknown[]): string {
      if (this !== javaObject)
        throw new TypeError("Java bridge method can't be invoked on a non-injected object");
      if (given.length !== 2) throw new Error('Method not found');
      return receive(String(given[0]).trim(), String(given[1]));
    },
  };

  side.arrive(() => {
    if (isIos) globals._dswk = true;
    else globals._dsbridge = javaObject;
  });

  if (isIos) {
    const prompt = window.prompt as typeof window.prompt | undefined;
    window.prompt = (message?: string, text?: string): string | null => {
      const prefix = '_dsbridge=';
      return String(message).indexOf(prefix) === 0
        ? receive(String(message).slice(prefix.length).trim(), String(text))
        : (prompt?.call(window, message, text) ?? null);
    };
  }

  return {
    callId: (count) => count,
    callPage(callbackId, name, data) {
      const message = toText({ method: name, callbackId, data: toText([data]) });
      const script = `window._handleMessageFromNative(${message})`;
      side.log('native_to_page', 'call', name, data, script);
      if (startup) startup.push(script);
      else evaluate(script);
    },
    sendRaw: (text) => void window.eval(`window._handleMessageFromNative(${text})`),
  };
};
