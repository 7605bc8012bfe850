import { type Arrival, ORIGIN, type Server, type ServerRequest } from '../server/server.ts';
import type { Random } from '../plan/random.ts';
import type { Clock } from './clock.ts';
import type { PendingWork } from './pending-work.ts';

/** Observer of a page's requests. */
export interface NetworkWatcher {
  onRequest(request: ServerRequest): void;
  /** The server has acted; the answer is on its way back, or lost. */
  onArrival(arrival: Arrival): void;
  onEvents(body: string): void;
}

export interface NetworkOptions {
  clock: Clock;
  pendingWork: PendingWork;
  server: Server;
  random: Random;
  latencyMs: number;
  isOnline(): boolean;
}

/** `owner` owns the timers of a page's answers: they are paused and dropped with it. */
export function createFetch(network: NetworkOptions, owner: object, watcher: NetworkWatcher): typeof fetch {
  const { clock, pendingWork, server, random, latencyMs, isOnline } = network;
  const oneMethod = () => Math.round(latencyMs * (0.5 + random.next()));

  const failure = () => new TypeError('Failed to fetch');

  const deliver = (arrival: Arrival, done: (response: Response) => void, failed: (error: Error) => void) => {
    const { answer, fault } = arrival;
    const isLost = !answer || !isOnline();
    const wait = oneMethod() + (fault?.kind === 'delay' ? (fault.delay_ms ?? 3000) : 0);
    if (fault?.kind === 'hang') return;
    clock.after(
      wait,
      () => {
        if (isLost || !isOnline()) return failed(failure());
        const { status, headers, text } = answer;
        done(new Response(text, { status, headers }));
      },
      owner,
    );
  };

  const send = (
    request: ServerRequest,
    done: (response: Response) => void,
    failed: (error: Error) => void,
  ) => {
    watcher.onRequest(request);
    if (!isOnline()) return void clock.after(5, () => failed(failure()), owner);
    if (request.path.startsWith('/api/events/')) {
      watcher.onEvents(request.body ?? '');
      return void clock.after(oneMethod(), () => done(new Response('{"accepted":1}')), owner);
    }
    // Without an owner: a sent request arrives even if the page is closed.
    clock.after(oneMethod(), () => {
      const fault = server.faultFor(request);
      if (fault?.kind === 'hang') return;
      void pendingWork.track(server.carryOut(request, fault)).then((arrival) => {
        watcher.onArrival(arrival);
        deliver(arrival, done, failed);
      });
    });
  };

  return (input, init) => {
    const address = typeof input === 'string' ? new URL(input, ORIGIN).href : input;
    const request = new Request(address, init);
    return new Promise((done, failed) => {
      const abort = () => failed(new DOMException('aborted', 'AbortError'));
      if (request.signal.aborted) return abort();
      request.signal.addEventListener('abort', abort);
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(request.headers.entries());
      void pendingWork
        .track(request.text())
        .then((body) =>
          send(
            { method: request.method, path: pathname + search, headers, body: body === '' ? null : body },
            done,
            failed,
          ),
        );
    });
  };
}
