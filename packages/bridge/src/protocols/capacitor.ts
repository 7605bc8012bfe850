import type { BridgeWindow } from '../contract.ts';
import { oncePerWindow, type PageHandler } from './channel.ts';
import { capacitorNative } from './detection.ts';
import { newCallId, readRecord } from './message.ts';

/** The name of a sister app's plugin. */
const pluginId = 'SisterBridge';

function post(window: BridgeWindow, callbackId: string, methodName: string, options: unknown): void {
  const native = capacitorNative(window) as { postMessage(call: unknown): void };
  // iOS drops a call without a type.
  const call = { type: 'message', callbackId, pluginId, methodName, options };
  native.postMessage(native === window.androidBridge ? JSON.stringify(call) : call);
}

const attempt = (run: () => void): void => {
  try {
    run();
  } catch {
    // The app is gone or accepts no messages; the page cannot do anything about it.
  }
};

/**
 * Capacitor, both systems. A plugin answers with objects only: `{answer}`. The page's handlers are listeners of the
 * plugin, whose events are `{call, data}`; answers of handlers are sent with its method `answer`.
 */
export const open = oncePerWindow((window) => {
  const results = createResults(window);
  const handlers = new Map<string, PageHandler>();
  let known: unknown = null;
  const listeners: string[] = [];

  const receive = (name: string, event: unknown): void => {
    const { call, data } = readRecord(event) ?? {};
    handlers.get(name)?.(data, (answer) => {
      if (typeof call === 'string') attempt(() => post(window, newCallId(), 'answer', { call, answer }));
    });
  };

  const subscribe = (name: string): void => {
    const callbackId = newCallId();
    listeners.push(callbackId);
    results.expect(callbackId, ({ data }) => receive(name, data));
    attempt(() => post(window, callbackId, 'addListener', { eventName: name }));
  };

  /** A new native side has no listener of the page, and results for the old listeners must not be handled twice. */
  const meet = (): void => {
    results.attach();
    const native = capacitorNative(window);
    if (native === known) return;
    known = native;
    listeners.splice(0).forEach(results.forget);
    handlers.forEach((_, name) => subscribe(name));
  };
  attempt(meet);

  return {
    call(name, data, answered, refused) {
      const callbackId = newCallId();
      const finish = (outcome: () => void): void => {
        results.forget(callbackId);
        outcome();
      };
      results.expect(callbackId, ({ success, data: value }) =>
        finish(() => (success === true ? answered(readRecord(value)?.answer) : refused())),
      );
      try {
        meet();
        post(window, callbackId, name, data);
      } catch {
        finish(refused);
      }
    },
    listen(name, handler) {
      attempt(meet);
      const isKnown = handlers.has(name);
      handlers.set(name, handler);
      if (!isKnown) subscribe(name);
    },
  };
});

type Result = Readonly<Record<string, unknown>>;

/** The page's calls that wait for a result. */
interface Results {
  /** `receive` is called with every result of this id until `forget`. */
  expect(callbackId: string, receive: (result: Result) => void): void;
  forget(callbackId: string): void;
  /** Installs the two functions. May throw what an object of the native side throws. */
  attach(): void;
}

/**
 * Results arrive through two functions of the container's own script: they are wrapped, and everything else is
 * passed on. Android calls one or the other: web views before WebMessageListener have only `fromNative`.
 */
function createResults(window: BridgeWindow): Results {
  const waiting = new Map<unknown, (result: Result) => void>();
  const ours = new WeakSet<object>();

  const isOurs = (value: unknown): boolean => {
    const result = readRecord(value);
    const receive = waiting.get(result?.callbackId);
    if (result && receive) receive(result);
    return receive !== undefined;
  };

  const chain = (owner: unknown, key: string, resultIn: (argument: unknown) => unknown): void => {
    const record = owner as Record<string, unknown> | null | undefined;
    const theirs = record?.[key];
    if (!record || (typeof theirs === 'function' && ours.has(theirs))) return;
    const chained = function (this: unknown, argument: unknown): void {
      if (!isOurs(resultIn(argument)) && typeof theirs === 'function') theirs.call(this, argument);
    };
    ours.add(chained);
    record[key] = chained;
  };

  return {
    expect: (callbackId, receive) => void waiting.set(callbackId, receive),
    forget: (callbackId) => void waiting.delete(callbackId),
    attach() {
      chain(window.Capacitor, 'fromNative', (result) => result);
      // A message event; its data is the result's JSON.
      chain(window.androidBridge, 'onmessage', (event) => (event as { data?: unknown } | null)?.data);
    },
  };
}
