import * as v from 'valibot';

/** An amount in fen (分): a whole number, never negative. ¥1.00 is 100. */
export const Fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A point in time, ISO 8601 with an offset. Kept as text so that nothing is lost on the way. */
export const Time = v.pipe(v.string(), v.isoTimestamp());

/** An identifier given by a backend. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Text shown to people. */
export const Text = v.pipe(v.string(), v.maxLength(2000));
