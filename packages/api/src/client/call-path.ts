import { ApiError } from '../errors/api-error.ts';
import type { Call } from './port.ts';

/** Throws ApiError `malformed` for an address that cannot be used. */
export const refuse = (why: string): never => {
  throw new ApiError('malformed', { cause: new Error(`address refused: ${why}`) });
};

function encoded(value: string | number): string {
  try {
    return encodeURIComponent(value);
  } catch {
    // Half of a surrogate pair.
    return refuse('value');
  }
}

/** The path of a call with its values and its query. An empty value would lead to another call: throws ApiError `malformed`. */
export function filledPath({ path, params = {}, query = {} }: Call<unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(params[name] || refuse(`no ${name}`)),
  );
  const pairs = Object.entries(query).map(
    ([name, value]) => value !== undefined && `${name}=${encoded(value)}`,
  );
  const search = pairs.filter(Boolean).join('&');
  return search ? `${filled}?${search}` : filled;
}
