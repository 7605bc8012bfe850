import type { BridgeWindow } from '../../contract.ts';
import { newCallId } from '../call-id.ts';
import { oncePerWindow } from '../once-per-window.ts';
import type { PageHandler } from '../protocol.ts';
import { readRecord } from '../read-record.ts';
import { capacitorNative } from './native.ts';
import { createResults } from './results.ts';

/** The name that a sister app's plugin bears. */
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
    // The app is gone, or wants to hear nothing: nothing that a page could mend.
  }
};

/**
 * Capacitor, both systems. A plugin answers with objects only: `{answer}`. The page's handlers are listeners of the
 * plugin, whose events are `{call, data}`; what a handler says goes back by the method `answer`.
 */
export const open = oncePerWindow((window) => {
  const results = createResults(window);
  const handlers = new Map<string, PageHandler>();
  let known: unknown = null;
  const listeners: string[] = [];

  const hear = (name: string, event: unknown): void => {
    const { call, data } = readRecord(event) ?? {};
    handlers.get(name)?.(data, (answer) => {
      if (typeof call === 'string') attempt(() => post(window, newCallId(), 'answer', { call, answer }));
    });
  };

  const subscribe = (name: string): void => {
    const callbackId = newCallId();
    listeners.push(callbackId);
    results.expect(callbackId, ({ data }) => hear(name, data));
    attempt(() => post(window, callbackId, 'addListener', { eventName: name }));
  };

  /** A native side that came anew knows no listener of the page, and what the old one had must not be heard twice. */
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
      const settle = (outcome: () => void): void => {
        results.forget(callbackId);
        outcome();
      };
      results.expect(callbackId, ({ success, data: value }) =>
        settle(() => (success === true ? answered(readRecord(value)?.answer) : refused())),
      );
      try {
        meet();
        post(window, callbackId, name, data);
      } catch {
        settle(refused);
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
