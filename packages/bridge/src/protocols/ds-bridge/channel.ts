import type { BridgeWindow } from '../../contract.ts';
import type { AppSigns, Channel } from '../protocol.ts';
import { awaitAnswer } from './await-answer.ts';
import { callNativeOf, type CallNative } from './call-native.ts';
import { tableOf } from './page-functions.ts';
import { installPageSide } from './page-side.ts';

/** Whether the app has such a method: true and false on Android, 1 and 0 on iOS. Null where it does not say. */
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
export function open(window: BridgeWindow, signs: AppSigns): Channel {
  let isListening = false;
  /** After the handlers that are registered in this tick: the native side keeps its calls until then. */
  const announce = (): void => {
    window.setTimeout(() => callNative('_dsb.dsinit', null), 0);
  };
  const callNative = callNativeOf(window, signs, () => {
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
