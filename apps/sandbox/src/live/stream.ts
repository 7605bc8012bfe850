import type { Handler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { RequestEnv, World } from '../world.ts';
import type { LiveMessage } from './live.ts';

/** GET /__sandbox/live: every message as a server-sent event, until the listener leaves. */
export const liveStream =
  (world: World): Handler<RequestEnv> =>
  (c) =>
    streamSSE(c, async (stream) => {
      const waiting: LiveMessage[] = [];
      let wake: () => void = () => undefined;
      const stop = world.live.listen((message) => {
        waiting.push(message);
        wake();
      });
      let isOpen = true;
      stream.onAbort(() => {
        isOpen = false;
        stop();
        wake();
      });
      // A first event at once, so that the listener knows it is connected.
      await stream.writeSSE({ data: JSON.stringify({ type: 'change' }) });
      while (isOpen) {
        const message = waiting.shift();
        if (message) await stream.writeSSE({ data: JSON.stringify(message) });
        else await new Promise<void>((done) => (wake = done));
      }
    });
