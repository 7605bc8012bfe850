import * as v from 'valibot';

/** An amount in fen (分): a whole number, never negative. ¥1.00 is 100. */
export const AmountFen = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A point in time, ISO 8601 with an offset. Kept as text, since parsing would lose the offset. With `T` and a colon in
 * the offset: Safari on iOS 12 cannot parse "2026-11-21 09:00:00+0800", which valibot's `isoTimestamp` accepts.
 */
export const IsoDateTime = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/,
  ),
);

/** An identifier, as requests carry it. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/**
 * An identifier in an answer; a number becomes text. Above 2^53 it is refused: JSON.parse has rounded it, and two things
 * could have the same id.
 */
export const AnswerId = v.pipe(
  v.any(),
  v.transform((id: unknown) => (Number.isSafeInteger(id) ? `${id as number}` : id)),
  v.string(),
  v.minLength(1),
  v.maxLength(64),
);

/** Text shown to users. */
export const DisplayText = v.pipe(v.string(), v.maxLength(2000));
