import type { BridgeWindow } from '../../contract.ts';

/** What the native side returns at once. */
export interface Reply {
  /** Code 0: `data` is the answer. Otherwise it may come later: an asynchronous method replies -1. */
  isAnswer: boolean;
  data: unknown;
}

/**
 * One synchronous call. `stub` names the page's function for a later answer. Never throws; null without a reply: the
 * native side throws or is gone, the prompt returns null, or the reply is not JSON.
 */
export type CallNative = (method: string, data: unknown, stub?: string) => Reply | null;

/** Arguments of a call, JSON of an array; null when they are not. */
function readArguments(data: unknown): unknown[] | null {
  try {
    const given = JSON.parse(data as string) as unknown;
    return typeof data === 'string' && Array.isArray(given) ? given : null;
  } catch {
    // Not JSON: not a call of the protocol.
    return null;
  }
}

/**
 * The page's side of calls by the native side: `_handleMessageFromNative` over the page's functions. A method that
 * the page does not have gets no answer, and what is no call is dropped.
 */
export function installPageSide(window: BridgeWindow, callNative: CallNative): void {
  const now = tableOf(window, '_dsf');
  const later = tableOf(window, '_dsaf');

  // A page side that is loaded later continues this count instead of setting it.
  if (typeof window.dscb !== 'number') window.dscb = 0;

  // An app may ask before it calls.
  now._hasJavascriptMethod = (method: unknown): boolean =>
    (findFunction(now, method) ?? findFunction(later, method)) !== null;

  window._handleMessageFromNative = (message: unknown): void => {
    const { method, callbackId: id, data } = (message ?? {}) as Record<string, unknown>;
    const given = readArguments(data);
    if (!given) return;
    const answer = (data: unknown, isLast?: unknown): void => {
      // There may be several answers; `complete` marks the last.
      callNative('_dsb.returnValue', { id, complete: isLast !== false, data });
    };
    const atOnce = findFunction(now, method);
    if (atOnce) answer(atOnce(...given));
    else findFunction(later, method)?.(...given, answer);
  };
}

type PageFunction = (...given: unknown[]) => unknown;
type Names = Record<string, unknown>;

const isObject = (value: unknown): value is Names => typeof value === 'object' && value !== null;

/**
 * The page's functions by name, and under `_obs` objects of them by namespace: `_dsf` holds those that return their
 * answer, `_dsaf` those that get a callback as last argument. Other page sides of the protocol share them.
 */
export function tableOf(window: BridgeWindow, name: '_dsf' | '_dsaf'): Names {
  const known = window[name];
  if (isObject(known)) return known;
  const made: Names = { _obs: {} };
  window[name] = made;
  return made;
}

/** Not what every object inherits, such as `constructor`. Methods of an object's own class count. */
const member = (names: unknown, name: string): unknown =>
  isObject(names) && !(name in {}) ? names[name] : undefined;

/** The function that is called `name`, or `namespace.name`, bound to the object that it belongs to. */
function findFunction(table: Names, method: unknown): PageFunction | null {
  if (typeof method !== 'string') return null;
  const dot = method.lastIndexOf('.');
  const owner = dot < 0 ? table : member(table._obs, method.slice(0, dot));
  const found = member(owner, method.slice(dot + 1));
  return typeof found === 'function' ? (...given) => found.apply(owner, given) as unknown : null;
}
