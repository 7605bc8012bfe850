import * as v from 'valibot';

/** An amount in fen (分): a whole number, never negative. ¥1.00 is 100. */
export const Fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A point in time, ISO 8601 with an offset. Kept as text so that nothing is lost on the way. With `T` and a colon in
 * the offset: `isoTimestamp` alone lets through what Safari of iOS 12 can't parse ("2026-11-21 09:00:00+0800").
 */
export const Time = v.pipe(v.string(), v.isoTimestamp(), v.regex(/T.+(?:Z|[+-]\d\d:\d\d)$/));

/** An identifier given by a backend. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Text shown to people. */
export const Text = v.pipe(v.string(), v.maxLength(2000));
