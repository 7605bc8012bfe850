import type { EventBatch, EventName, EventProps, TrackedEvent } from '@vip/api';
import { retryAfterSeconds } from '@vip/api/client';
import { toWire } from '@vip/api/wire';
import { getJson, isRecord, type KeyValue } from '@vip/host';

const KEY = 'events.queue';
const MAX_QUEUE = 200;
/**
 * Beacons and fetches with `keepalive` may have 64 KiB under way, all together
 * (fetch.spec.whatwg.org/#http-network-or-cache-fetch): so many events of up to 3 kB fit.
 */
const BATCH_SIZE = 20;
const INTERVAL_MS = 5000;
const MAX_WAIT_MS = 300_000;
const TIMEOUT_MS = 30_000;
/** Uploads without a success between them, after which a page uploads nothing more. A refusal counts as three. */
const MAX_FAILURES = 8;
/** Greater than any status. */
const UNDER_WAY = 1000;

export interface Tracking {
  track(name: EventName, props?: EventProps): void;
}

/**
 * Events are queued in storage, so that they survive being offline and a killed page. They are sent in batches, and with
 * `sendBeacon` when the page is left: without an authorization, an id, and the data that `scrub` removes.
 *
 * Any 2xx accepts a batch, and any 4xx but 408 and 429 refuses it: it is dropped. Otherwise it is sent again after a growing
 * wait. What is left at the end waits for the next visit.
 */
export function createTracking(options: {
  window: Window;
  storage: KeyValue;
  /** Of the upload: absolute, or root-relative. Undefined in HTML that was composed before it had one: nothing is sent. */
  address: string | undefined;
  route(): string;
  /** Added to every event: brand, release, environment. */
  context(): EventProps;
}): Tracking {
  const { window, storage, address = '', route, context } = options;
  const { navigator } = window;
  let queue = (getJson(storage, KEY, isList) ?? []).filter(isEvent).slice(-MAX_QUEUE);
  let failures = 0;
  /** Of the last upload; 0 without an answer. */
  let status = 0;
  /** Of the next upload, ms since 1970 by the device's clock. */
  let earliest = 0;

  function setQueue(events: TrackedEvent[]) {
    queue = events.slice(-MAX_QUEUE);
    storage.set(KEY, JSON.stringify(queue));
  }
  const drop = (batch: TrackedEvent[]) => setQueue(queue.filter((event) => !batch.includes(event)));
  /** Empty if nothing can be sent. */
  const nextBatch = () => (address && navigator.onLine ? queue.slice(0, BATCH_SIZE) : []);
  const bodyOf = (events: TrackedEvent[]) => JSON.stringify(toWire({ events } satisfies EventBatch));

  async function flush() {
    const batch = nextBatch();
    if (!batch[0] || failures >= MAX_FAILURES || Date.now() < earliest) return;
    failures += 1;
    status = UNDER_WAY;
    earliest = Date.now() + TIMEOUT_MS;
    const answer = await window
      // Without headers: text/plain needs no preflight and is the only type of beacons in old engines.
      .fetch(address, {
        method: 'POST',
        body: bodyOf(batch),
        credentials: 'omit',
        keepalive: true,
      })
      .catch(() => null);
    status = answer ? answer.status : 0;
    if (status > 199 && status < 500 && status !== 408 && status !== 429) {
      drop(batch);
      earliest = 0;
      failures = status < 300 ? 0 : failures + 2;
    } else {
      const backoffMs = Math.min(INTERVAL_MS * 2 ** failures, MAX_WAIT_MS) * (0.5 + Math.random() / 2);
      const retryAfterS = answer && retryAfterSeconds(answer.headers.get('retry-after'), Date.now());
      earliest = Date.now() + Math.max(backoffMs, (retryAfterS || 0) * 1000);
    }
  }
  function leave() {
    // An accepted beacon is queued, not delivered (w3.org/TR/beacon): to a server that refuses, as offline, it would be lost.
    if (status > 299 || !navigator.sendBeacon) return;
    // False if the 64 KiB are used up.
    for (
      let batch = nextBatch();
      batch[0] && navigator.sendBeacon(address, bodyOf(batch));
      batch = nextBatch()
    )
      drop(batch);
  }

  window.setInterval(() => void flush(), INTERVAL_MS);
  window.addEventListener('pagehide', leave);
  window.document.addEventListener('visibilitychange', () => window.document.hidden && leave());

  let hasFailed = false;
  /** A failure after the first one of this document: `again`, since loads that failed are counted. */
  function repeatOf(name: EventName): EventProps {
    if (name !== 'error' && name !== 'release_quarantined') return {};
    const again = hasFailed;
    hasFailed = true;
    return again ? { again } : {};
  }
  let views = 0;
  let isTimed = false;
  /** How long the document took to its prices, ms: once, and not for a page that was reached inside. */
  function timeOf(name: EventName): EventProps {
    if (name === 'page_view') views += 1;
    if (name !== 'paywall_impression' || views > 1 || isTimed) return {};
    isTimed = true;
    const [drawn] = window.performance.getEntriesByName('page drawn');
    return { ms: Math.round(drawn ? drawn.startTime : window.performance.now()) };
  }
  return {
    track(name, props = {}) {
      setQueue([
        ...queue,
        {
          name,
          at: Date.now(),
          route: route(),
          props: scrub({ ...context(), ...timeOf(name), ...repeatOf(name), ...props }),
        },
      ]);
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
