import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { ApiError, type ApiErrorDetails } from '../errors/api-error.ts';
import { fromWire } from '../wire/index.ts';

type Json = Record<string, unknown>;

/** Names the field and what was expected, never the value: it may be a phone number or a token. */
function mismatch(issue: BaseIssue<unknown>): Error {
  const at = issue.path?.map((item) => String(item.key)).join('.') ?? '';
  return new Error(`${at || 'the answer'}: expected ${issue.expected ?? issue.type}`);
}

/**
 * Leaves out malformed parts: an item of a list as long as another one remains, or else the part of the answer, if the
 * schema does without it. An item is left out as a whole: the malformed part of a package may be its renewal.
 */
export function readBody<T>(
  schema: GenericSchema<unknown, T>,
  text: string,
  details: ApiErrorDetails,
  onDropped: (error: ApiError) => void,
): T {
  const malformed = (cause: Error) => new ApiError('malformed', { ...details, cause });
  let value: unknown;
  try {
    // Backends that have nothing to answer send no body, or null.
    value = fromWire(JSON.parse(text || 'null')) || {};
  } catch {
    // The engine's message quotes the text, which may contain personal data.
    throw malformed(new Error('no JSON'));
  }
  const { entries = {} } = schema as { entries?: Record<string, GenericSchema> };
  const dropped: ApiError[] = [];
  for (;;) {
    const result = safeParse(schema, value, { abortEarly: true });
    if (result.success) {
      dropped.forEach(onDropped);
      return result.output;
    }
    const [issue] = result.issues;
    const error = malformed(mismatch(issue));
    const [part, item] = issue.path ?? [];
    const entry = part && entries[part.key as string];
    if (item?.type === 'array' && item.input.length > 1) (item.input as unknown[]).splice(item.key, 1);
    else if (entry && safeParse(entry, undefined).success) delete (value as Json)[part.key as string];
    else throw error;
    dropped.push(error);
  }
}

/** ms since 1970 of an HTTP date ("Sat, 21 Nov 2026 01:29:41 GMT"); NaN for anything else. */
export function httpDate(value: string): number {
  return /^[A-Za-z]{3,9},? .*(?:GMT|\d{4})$/.test(value) ? Date.parse(value) : NaN;
}
