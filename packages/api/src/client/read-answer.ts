import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { ApiError, type ApiErrorDetails } from '../errors/api-error.ts';
import { ErrorBody } from '../schema/error-body.ts';
import { fromWire } from '../wire/index.ts';

/** Where it does not fit, and what belongs there. Never what stands there: that may be a phone number or a token. */
function misfit(issue: BaseIssue<unknown>): Error {
  const at = issue.path?.map((item) => String(item.key)).join('.') ?? '';
  return new Error(`${at || 'the answer'}: expected ${issue.expected ?? issue.type}`);
}

/** The answer of a 2xx, as the inside knows it. Throws ApiError `malformed` when it does not fit. */
export function readAnswer<T>(schema: GenericSchema<unknown, T>, text: string, details: ApiErrorDetails): T {
  let value: unknown;
  try {
    value = fromWire(JSON.parse(text));
  } catch {
    // The engine's message quotes the text, which may hold what no log should.
    throw new ApiError('malformed', { ...details, cause: new Error('no JSON') });
  }
  const result = safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new ApiError('malformed', { ...details, cause: misfit(result.issues[0]) });
  return result.output;
}

/** The backend's own words in an answer that is not 2xx; empty where the body is none of the contract's. */
export function readErrorBody(
  text: string,
): Pick<ApiErrorDetails, 'serverCode' | 'serverMessage' | 'fields'> {
  try {
    const result = safeParse(ErrorBody, fromWire(JSON.parse(text)));
    if (!result.success) return {};
    const { code, message, fields } = result.output;
    return { serverCode: code, serverMessage: message, ...(fields && { fields }) };
  } catch {
    // No JSON, often a gateway's page: the status says all there is to know.
    return {};
  }
}
