import type { EventName, EventProps, TrackedEvent } from '@vip/api';
import type { KeyValue } from '@vip/host';
import { scrub } from './scrub.ts';

const KEY = 'events.queue';
const AT_MOST = 200;
const BATCH = 50;
const EVERY_MS = 5000;

export interface Tracking {
  track(name: EventName, props?: EventProps): void;
}

/**
 * Events: queued in storage, so that they outlive being offline and being killed; sent in batches, and with
 * `sendBeacon` when the page is left. Never with an authorization, an id, or what `scrub` takes out.
 */
export function createTracking(options: {
  window: Window;
  storage: KeyValue;
  /** Address of the upload. */
  url: string;
  route(): string;
  /** What every event carries: brand, release, environment. */
  context(): EventProps;
}): Tracking {
  const { window, storage, url, route, context } = options;
  let queue = readQueue(storage);
  let isSending = false;
  const keep = () => storage.set(KEY, JSON.stringify(queue));
  const body = (events: TrackedEvent[]) => JSON.stringify({ events });

  async function flush() {
    if (isSending || queue.length === 0 || !window.navigator.onLine) return;
    isSending = true;
    const batch = queue.slice(0, BATCH);
    try {
      // text/plain: no preflight, and the one type that old engines' beacons take as well.
      const response = await window.fetch(url, {
        method: 'POST',
        body: body(batch),
        credentials: 'omit',
        keepalive: true,
      });
      if (response.ok) drop(batch);
    } catch {
      // Offline or blocked: the events stay in the queue for the next time.
    } finally {
      isSending = false;
    }
  }
  function drop(batch: TrackedEvent[]) {
    queue = queue.filter((event) => !batch.includes(event));
    keep();
  }
  function leave() {
    // The answer of `sendBeacon` is that it was queued (w3.org/TR/beacon): without a network it is lost after that.
    if (queue.length === 0 || isSending || !window.navigator.onLine || !window.navigator.sendBeacon) return;
    const batch = queue.slice(0, BATCH);
    if (window.navigator.sendBeacon(url, body(batch))) drop(batch);
  }

  window.setInterval(() => void flush(), EVERY_MS);
  window.addEventListener('online', () => void flush());
  window.addEventListener('pagehide', leave);
  window.document.addEventListener('visibilitychange', () => window.document.hidden && leave());

  return {
    track(name, props = {}) {
      queue = [
        ...queue,
        { name, at: Date.now(), route: route(), props: scrub({ ...context(), ...props }) },
      ].slice(-AT_MOST);
      keep();
    },
  };
}

function readQueue(storage: KeyValue): TrackedEvent[] {
  try {
    const value: unknown = JSON.parse(storage.get(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isEvent).slice(-AT_MOST) : [];
  } catch {
    // Cut off while it was written: those events are lost, the next ones are not.
    return [];
  }
}

function isEvent(value: unknown): value is TrackedEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { name, at, route, props } = value as Partial<TrackedEvent>;
  return (
    typeof name === 'string' &&
    typeof at === 'number' &&
    typeof route === 'string' &&
    typeof props === 'object'
  );
}
