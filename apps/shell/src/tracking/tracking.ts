import { uploadEvents, type EventName, type EventProps, type TrackedEvent } from '@vip/api';
import { createClient, requestOf } from '@vip/api/client';
import { getJson, isRecord, type KeyValue } from '@vip/host';

const KEY = 'events.queue';
const MAX_QUEUE = 200;
const BATCH_SIZE = 50;
const INTERVAL_MS = 5000;

export interface Tracking {
  track(name: EventName, props?: EventProps): void;
}

/**
 * Events are queued in storage, so that they survive being offline and a killed page. They are sent in batches, and with
 * `sendBeacon` when the page is left: without an authorization, an id, and the data that `scrub` removes.
 */
export function createTracking(options: {
  window: Window;
  storage: KeyValue;
  backends: Readonly<Record<string, string>>;
  route(): string;
  /** Added to every event: brand, release, environment. */
  context(): EventProps;
}): Tracking {
  const { window, storage, backends, route, context } = options;
  const { origin: pageOrigin } = window.location;
  let queue = (getJson(storage, KEY, isList) ?? []).filter(isEvent).slice(-MAX_QUEUE);
  let isSending = false;
  const canSend = () =>
    !isSending && queue.length > 0 && window.navigator.onLine && Boolean(backends['events']);
  const keep = () => storage.set(KEY, JSON.stringify(queue));
  // A separate client: no token, and a failed upload is not reported, since the report would be another event.
  const client = createClient({
    backends,
    pageOrigin,
    // Without its headers: text/plain needs no preflight and is the only type of beacons in old engines.
    transport: ({ url, method, body = '' }) =>
      window.fetch(url, { method, body, credentials: 'omit', keepalive: true }),
    token: () => null,
    onUnauthorized: () => undefined,
    log: () => undefined,
  });

  async function flush() {
    if (!canSend()) return;
    isSending = true;
    const batch = queue.slice(0, BATCH_SIZE);
    try {
      await client.send(uploadEvents({ events: batch }));
      drop(batch);
    } catch {
      // Offline, blocked or refused: the events stay in the queue.
    } finally {
      isSending = false;
    }
  }
  function drop(batch: TrackedEvent[]) {
    queue = queue.filter((event) => !batch.includes(event));
    keep();
  }
  function leave() {
    // `sendBeacon` returns true once it is queued (w3.org/TR/beacon): offline it would be lost.
    if (!canSend() || !window.navigator.sendBeacon) return;
    const batch = queue.slice(0, BATCH_SIZE);
    const call = uploadEvents({ events: batch });
    const { url, body } = requestOf(call, { kind: 'none' }, { backends, pageOrigin });
    if (window.navigator.sendBeacon(url, body)) drop(batch);
  }

  window.setInterval(() => void flush(), INTERVAL_MS);
  window.addEventListener('online', () => void flush());
  window.addEventListener('pagehide', leave);
  window.document.addEventListener('visibilitychange', () => window.document.hidden && leave());

  return {
    track(name, props = {}) {
      queue = [
        ...queue,
        { name, at: Date.now(), route: route(), props: scrub({ ...context(), ...props }) },
      ].slice(-MAX_QUEUE);
      keep();
    },
  };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const isEvent = (value: unknown): value is TrackedEvent =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['at'] === 'number' &&
  typeof value['route'] === 'string' &&
  typeof value['props'] === 'object';

/** A mobile number, also with separators between its digits: 138 0000 0001, 138-0000-0001, +86 138… */
const PHONE = /1(?:[\s.·()（）–—-]*\d){10}/;
const TOKEN = /Bearer|eyJ|[A-Za-z0-9_-]{32,}/;
/** 浙江省杭州市…, 西湖区文三路, 朝阳区望京街道: a place followed by a part of it. */
const REGION = /[\u4e00-\u9fff]{2}(?:省|市|区|县|州|盟|旗)[^，。]*(?:区|县|镇|乡|村|路|街|道|巷|弄|号)/;
/** 文三路 90 号, 5号楼, 3 单元 201 室 */
const HOUSE = /[路街道巷弄村区]\s*\d+\s*[号弄栋幢]|\d+\s*(?:号楼|号院|栋|幢|单元|室)/;

function isPersonal(value: EventProps[string]): boolean {
  if (typeof value === 'number') return /^1[3-9]\d{9}$/.test(String(value));
  if (typeof value !== 'string') return false;
  return value.length > 200 || [PHONE, TOKEN, REGION, HOUSE].some((pattern) => pattern.test(value));
}

/** Removes what must never be in an event: phone numbers, tokens, postal addresses, and texts over 200 characters. */
export const scrub = (props: EventProps): EventProps =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => !isPersonal(value)));
