import type { Handler } from 'hono';
import { streamSSE } from 'hono/streaming';

/** A finished call of a backend for the workbench. Tokens are masked. */
export interface LiveCall {
  type: 'call';
  id: number;
  /** ms since 1970 by the sandbox's clock. */
  at: number;
  method: string;
  path: string;
  /** 0 without an answer. */
  status: number;
  /** Real time. */
  ms: number;
  request: { body: unknown; idempotency_key: string | null };
  /** At most 4096 characters. */
  response: string;
  /** The kinds of the faults that hit it, joined by ", ". */
  fault: string | null;
  /** Whether the answer fits the contract. */
  fits: boolean;
}

export type LiveMessage = LiveCall | { type: 'change' };

export type Live = ReturnType<typeof createLive>;

/** Events for the workbench. */
export function createLive() {
  const listeners = new Set<(message: LiveMessage) => void>();
  const publish = (message: LiveMessage) => listeners.forEach((listener) => listener(message));
  return {
    publish,
    /** Orders, charges, SMS, clock or faults are different now. */
    changed: () => publish({ type: 'change' }),
    /** Returns a cleanup function. */
    listen(listener: (message: LiveMessage) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** GET /__sandbox/live: every message as a server-sent event, until the listener leaves. */
export const liveStream =
  (live: Live): Handler =>
  (c) =>
    streamSSE(c, async (stream) => {
      const send = (message: LiveMessage) => stream.writeSSE({ data: JSON.stringify(message) });
      const left = new Promise<void>((done) => stream.onAbort(done));
      const stop = live.listen((message) => void send(message));
      // The first event confirms the connection.
      await send({ type: 'change' });
      await left;
      stop();
    });
