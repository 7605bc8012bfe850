import type { Call } from '../client/port.ts';
import type { EventBatch } from '../schema/event.ts';
import { EventsAccepted } from '../schema/events-accepted.ts';

/**
 * Event upload, as the sandbox takes it. Never carries an authorization. The shell posts this body to the configured full
 * address itself, which is no backend of the client's.
 */
export const uploadEvents = (body: EventBatch): Call<{ accepted?: number | undefined }> => ({
  backend: 'events',
  method: 'POST',
  path: '/v1/events',
  body,
  auth: 'none',
  answer: EventsAccepted,
});
