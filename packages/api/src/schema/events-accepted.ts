import * as v from 'valibot';

/** How many events were taken. Apart from `event.ts`: the shell's first load has this schema and not the events'. */
export const EventsAccepted = v.object({ accepted: v.number() });
