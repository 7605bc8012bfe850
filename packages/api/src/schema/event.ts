import * as v from 'valibot';

/** All events. */
export const EventName = v.picklist([
  'page_view',
  'paywall_impression',
  'package_select',
  'consent',
  'checkout_start',
  'cashier_open',
  'cashier_return',
  'checkout_result',
  /** A release failed on a device and was quarantined there; `cause` is load, mount, overdue or late. */
  'release_quarantined',
  /** No release of this page could be loaded, and the shell's neutral page was shown; `page` is sale or result. */
  'neutral_page',
  'error',
]);

/** Values are short and never a token, a phone number or an address: the shell removes those before it queues an event. */
export const EventProps = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean(), v.null()]),
);

/** One event, as it is queued. */
export const TrackedEvent = v.object({
  name: EventName,
  /** ms since 1970 by the device's clock. */
  at: v.number(),
  /** The route's pattern, never the filled path. */
  route: v.pipe(v.string(), v.maxLength(100)),
  props: EventProps,
});

/** The body of the event upload: at most 100 at once. */
export const EventBatch = v.object({ events: v.pipe(v.array(TrackedEvent), v.maxLength(100)) });

export type EventName = v.InferOutput<typeof EventName>;
export type EventProps = v.InferOutput<typeof EventProps>;
export type TrackedEvent = v.InferOutput<typeof TrackedEvent>;
export type EventBatch = v.InferOutput<typeof EventBatch>;
