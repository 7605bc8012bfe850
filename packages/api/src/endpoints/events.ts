import type { Call } from '../client/port.ts';
import type { EventBatch } from '../schema/event.ts';
import { EventsAccepted } from '../schema/events-accepted.ts';

/** Event upload. Never carries an authorization. */
export const uploadEvents = (body: EventBatch): Call<{ accepted: number }> => ({
  backend: 'events',
  method: 'POST',
  path: '/v1/events',
  body,
  auth: 'none',
  answer: EventsAccepted,
});
