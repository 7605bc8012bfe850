import type { BridgeWindow } from '../../contract.ts';
import { readRecord } from '../read-record.ts';

type Result = Readonly<Record<string, unknown>>;

/** The calls of ours whose results are awaited. */
export interface Results {
  /** `hear` gets every result that bears this id, until it is forgotten. */
  expect(callbackId: string, hear: (result: Result) => void): void;
  forget(callbackId: string): void;
  /** Makes sure that the results come by here. May throw what an object of the native side throws. */
  attach(): void;
}

/**
 * The container's own script owns the two functions by which results come: they are chained to, and whatever is not
 * ours goes on to that script. Android calls one or the other: web views before WebMessageListener know only
 * `fromNative`.
 */
export function createResults(window: BridgeWindow): Results {
  const waiting = new Map<unknown, (result: Result) => void>();
  const ours = new WeakSet<object>();

  const takes = (value: unknown): boolean => {
    const result = readRecord(value);
    const hear = waiting.get(result?.callbackId);
    if (result && hear) hear(result);
    return hear !== undefined;
  };

  const chain = (owner: unknown, key: string, resultIn: (argument: unknown) => unknown): void => {
    const record = owner as Record<string, unknown> | null | undefined;
    const theirs = record?.[key];
    if (!record || (typeof theirs === 'function' && ours.has(theirs))) return;
    const chained = function (this: unknown, argument: unknown): void {
      if (!takes(resultIn(argument)) && typeof theirs === 'function') theirs.call(this, argument);
    };
    ours.add(chained);
    record[key] = chained;
  };

  return {
    expect: (callbackId, hear) => void waiting.set(callbackId, hear),
    forget: (callbackId) => void waiting.delete(callbackId),
    attach() {
      chain(window.Capacitor, 'fromNative', (result) => result);
      // A message event, whose data is the result's JSON.
      chain(window.androidBridge, 'onmessage', (event) => (event as { data?: unknown } | null)?.data);
    },
  };
}
