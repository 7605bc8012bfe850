import * as v from 'valibot';

/** How many events were accepted, if the backend counts them. Separate from `event.ts`, so that the first load of the shell has only this schema. */
export const EventsAccepted = v.object({ accepted: v.optional(v.number()) });
