import * as v from 'valibot';

/** An amount in fen (分): a whole number, never negative. ¥1.00 is 100. */
export const AmountFen = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A point in time, ISO 8601 with an offset. Kept as text, since parsing would lose the offset. With `T` and a colon in
 * the offset: `isoTimestamp` alone accepts what Safari on iOS 12 cannot parse ("2026-11-21 09:00:00+0800").
 */
export const IsoDateTime = v.pipe(v.string(), v.isoTimestamp(), v.regex(/T.+(?:Z|[+-]\d\d:\d\d)$/));

/** An identifier given by a backend. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Text shown to users. */
export const DisplayText = v.pipe(v.string(), v.maxLength(2000));
