import type { InstallContainer, Message } from './native-side.ts';

/**
 * DSBridge 3.1.4 on `options.platform`. The page side is the page's own.
 */
export const installDsBridge: InstallContainer = (window, options, side) => {
  const globals = window as unknown as Message;
  const isIos = options.platform === 'ios';
  /** ms that iOS collects answers for one script. */
  const batchMs = 50;

  /** JSON as Java and Objective-C write it: slashes escaped, U+2028 and all else not. */
  const toText = (value: unknown): string => JSON.stringify(value).replace(/\//g, '\\/');

  // ---- Scripts that the app evaluates in the page ------------------------------------------------------

  /** A script, and what it does: nothing in a page can evaluate from outside of its policy, as an app does. */
  interface Script {
    text: string;
    run(): void;
  }

  /** In a task of its own, like everything that comes from the app. */
  const evaluate = ({ text, run }: Script): void => {
    window.setTimeout(() => {
      options.onScript?.(text);
      try {
        run();
      } catch (error) {
        // Android's web view reports it to the page, WebKit only to the app.
        if (!isIos) window.dispatchEvent(new window.ErrorEvent('error', { error, message: String(error) }));
      }
    }, 0);
  };
  const pageFunction = (name: string): ((value: unknown) => void) => {
    if (typeof globals[name] !== 'function') throw new ReferenceError(`${name} is not defined`);
    return globals[name] as (value: unknown) => void;
  };

  let batch: Script[] = [];
  let batchedAt = 0;
  let isBatchDue = false;
  const flush = (afterMs: number): void => {
    window.setTimeout(() => {
      const scripts = batch;
      if (scripts.length > 0)
        evaluate({
          text: scripts.map(({ text }) => text).join(''),
          run: () => scripts.forEach(({ run }) => run()),
        });
      batch = [];
      isBatchDue = false;
      batchedAt = Date.now();
    }, afterMs);
  };

  /** The script by which an asynchronous method answers the function that the page left for it. */
  const stubScript = (stub: string, data: unknown, isLast: boolean): Script => {
    const removal = isLast ? `delete window.${stub}` : '';
    const reply = toText({ code: 0, data: isIos && data === undefined ? '' : data });
    const run = (): void => {
      pageFunction(stub)((JSON.parse(reply) as Message).data);
      if (isLast) delete globals[stub];
    };
    if (!isIos) return { text: `${stub}(${reply}.data);${removal}`, run };
    const encoded = encodeURIComponent(reply);
    return {
      text: `try {${stub}(JSON.parse(decodeURIComponent("${encoded}")).data);${removal}; } catch(e){};`,
      run() {
        try {
          run();
        } catch {
          // The script catches it, too.
        }
      },
    };
  };

  const toStub = (script: Script): void => {
    if (!isIos) {
      evaluate(script);
      return;
    }
    batch.push(script);
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
      side.log('native_to_page', 'answer', name, data, script.text);
      toStub(script);
    });
  };

  /** Calls to the page; null once the page has announced its functions. */
  let startup: Script[] | null = [];

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
      const script: Script = {
        text: `window._handleMessageFromNative(${message})`,
        run: () => pageFunction('_handleMessageFromNative')(JSON.parse(message)),
      };
      side.log('native_to_page', 'call', name, data, script.text);
      if (startup) startup.push(script);
      else evaluate(script);
    },
    sendRaw: (text) => pageFunction('_handleMessageFromNative')(JSON.parse(text)),
  };
};
