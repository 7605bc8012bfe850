import type { BridgeWindow } from '../../contract.ts';
import type { Channel } from '../channel.ts';
import { dsBridgeObject, takesPrompts } from '../detection.ts';
import { installPageSide, tableOf, type CallNative, type Reply } from './page-side.ts';

/** Whether the app has such a method: true and false on Android, 1 and 0 on iOS. Null if it gives neither. */
function hasMethod(callNative: CallNative, name: string, type: 'syn' | 'asyn'): boolean | null {
  const reply = callNative('_dsb.hasNativeMethod', { name, type });
  if (!reply) return false;
  if (reply.data === true || reply.data === 1) return true;
  return reply.data === false || reply.data === 0 ? false : null;
}

/**
 * DSBridge, Android and iOS. An unknown method gets no answer and its reply looks like that of an asynchronous one,
 * so the app is asked for the method first: a missing one is refused at once.
 */
export function open(window: BridgeWindow): Channel {
  let isListening = false;
  /** After the handlers that are registered in this tick: the native side keeps its calls until then. */
  const announce = (): void => {
    window.setTimeout(() => callNative('_dsb.dsinit', null), 0);
  };
  const callNative = callNativeOf(window, () => {
    if (isListening) announce();
  });
  installPageSide(window, callNative);

  return {
    call(name, data, answered, refused) {
      const isLater = hasMethod(callNative, name, 'asyn');
      if (isLater !== false) {
        const stub = awaitAnswer(window, answered);
        const reply = callNative(name, data, stub);
        if (!reply) refused();
        // Android calls a synchronous method with a stub all the same, and answers at once.
        else if (isLater === null && reply.isAnswer) answered(reply.data);
        return;
      }
      // iOS refuses a stub here.
      const reply = hasMethod(callNative, name, 'syn') === true ? callNative(name, data) : null;
      if (reply?.isAnswer) answered(reply.data);
      else refused();
    },
    listen(name, handler) {
      tableOf(window, '_dsaf')[name] = (...given: unknown[]): void => {
        const answer = given.pop() as (answer: unknown) => void;
        handler(given[0], (value) => answer(value));
      };
      if (!isListening) announce();
      isListening = true;
    },
  };
}

function readReply(text: string): Reply {
  const reply = JSON.parse(text || '{}') as Record<string, unknown> | null;
  return { isAnswer: reply?.code === 0, data: reply?.data };
}

/**
 * Calls the native side, which is looked up before each call. `replaced` runs when it is not the one of the call before:
 * the new one has none of the page's registrations.
 */
function callNativeOf(window: BridgeWindow, replaced: () => void): CallNative {
  let known: unknown = null;

  const send = (method: string, argument: string): unknown => {
    const object = dsBridgeObject(window);
    const target = object ?? (takesPrompts(window) ? window.prompt : null);
    if (!target) return null;
    if (known && known !== target) replaced();
    known = target;
    return object ? object.call(method, argument) : window.prompt(`_dsbridge=${method}`, argument);
  };

  return (method, data, stub) => {
    try {
      // An undefined stub is left out of the JSON: with one, iOS makes an asynchronous call.
      const text = send(method, JSON.stringify({ data, _dscbstub: stub }));
      return typeof text === 'string' ? readReply(text) : null;
    } catch {
      // What the native side threw is of no use to a page.
      return null;
    }
  };
}

const ignore = (): void => undefined;

/** The name of a new global, counted where other page sides of the protocol count theirs. */
function nextName(window: BridgeWindow): string {
  const count = window.dscb;
  const next = typeof count === 'number' && Number.isSafeInteger(count) ? count : 0;
  window.dscb = next + 1;
  return `dscb${next}`;
}

/**
 * Installs a global function for the native side to call by its name, and returns the name.
 *
 * The native side calls it for progress and for the answer, and deletes it only after the answer: so once it is deleted,
 * its last argument is the answer. An empty function replaces it, because a second answer would throw in the page.
 */
function awaitAnswer(window: BridgeWindow, answered: (answer: unknown) => void): string {
  const name = nextName(window);
  let last: unknown;
  window[name] = (data: unknown): void => {
    last = data;
    // After the script that the native side is running.
    void Promise.resolve().then(() => {
      if (name in window) return;
      window[name] = ignore;
      answered(last);
    });
  };
  return name;
}
