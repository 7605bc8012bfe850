import type { BridgeWindow } from '../../contract.ts';
import type { AppSigns } from '../protocol.ts';
import { appObject, takesPrompts } from './door.ts';

/** What the native side says before the call returns. */
export interface Reply {
  /** Code 0: `data` is the answer. Anything else says nothing: an asynchronous method replies -1 and answers later. */
  isAnswer: boolean;
  data: unknown;
}

/**
 * One synchronous call. `stub` names the page's function for a later answer. Never throws; null where nobody
 * replies: the native side throws or is gone, the prompt gives null, or what comes is not JSON.
 */
export type CallNative = (method: string, data: unknown, stub?: string) => Reply | null;

function readReply(text: string): Reply {
  const reply = JSON.parse(text || '{}') as Record<string, unknown> | null;
  return { isAnswer: reply?.code === 0, data: reply?.data };
}

/**
 * The way to the native side, looked for anew before each call. `replaced` runs when it is another one than at the
 * call before: that one knows nothing of what the first was told.
 */
export function callNativeOf(window: BridgeWindow, signs: AppSigns, replaced: () => void): CallNative {
  let known: unknown = null;

  const send = (method: string, argument: string): unknown => {
    const object = appObject(window);
    const door = object ?? (takesPrompts(window, signs) ? window.prompt : null);
    if (!door) return null;
    if (known && known !== door) replaced();
    known = door;
    return object ? object.call(method, argument) : window.prompt(`_dsbridge=${method}`, argument);
  };

  return (method, data, stub) => {
    try {
      // A stub that is undefined is left out: iOS takes its presence for an asynchronous call.
      const text = send(method, JSON.stringify({ data, _dscbstub: stub }));
      return typeof text === 'string' ? readReply(text) : null;
    } catch {
      // The native side's own words are of no use to a page: that it refused is all there is to know.
      return null;
    }
  };
}
