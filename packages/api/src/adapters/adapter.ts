import type { ApiErrorCode } from '../errors/api-error.ts';
import type { AnswerOf, BodyOf, CallName } from './contract.ts';
import type { Fields } from './read.ts';

/** What an error of the backend means; a text of its own where the contract names a code (`price_changed`). */
export type Meaning = Extract<
  ApiErrorCode,
  'unauthorized' | 'forbidden' | 'not_found' | 'conflict' | 'invalid' | 'rate_limited' | 'server'
>;

/** A request in the backend's form, `path` below its address. */
export interface ForeignRequest {
  method: 'GET' | 'POST';
  path: string;
  /** Values that are undefined are left out. */
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: Readonly<Record<string, unknown>>;
}

/** The adapter itself refuses the call; `message` is for users. */
export interface Refusal {
  refused: Meaning;
  code: string;
  message: string;
}

/** What the client sent, in the contract's form, and what the steps before have got. */
export interface Context<N extends CallName> {
  /** Decoded, by their names in the template. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: BodyOf<N>;
  /** What the backend answered, without its envelope, by step. */
  data: Fields;
}

type Ask<N extends CallName> = (
  context: Context<N>,
) => ForeignRequest | readonly ForeignRequest[] | Refusal | null;

/**
 * A request of a call; null leaves it out. Of a list each is sent once the one before was carried out, and the data is a list
 * too.
 */
export type Step<N extends CallName> =
  | Ask<N>
  | {
      ask: Ask<N>;
      /** An order exists from here on: the same key sends this step and those before it only once. */
      makesOrder?: true;
      /** Its failure leaves its data undefined, and the call goes on. */
      mayFail?: true;
    };

/** How one call is made: requests one after the other, and the contract's answer from what they brought. */
export interface Translation<N extends CallName> {
  steps: Readonly<Record<string, Step<N>>>;
  answer(context: Context<N>): AnswerOf<N>;
}

/** One backend's wire format. */
export interface AdapterDescription {
  /** For messages. */
  name: string;
  /** The header of the token, and what is before it. */
  token: { header: string; prefix: string };
  /** Where the idempotency key goes: the contract's header, a field of each POST body, or nowhere. */
  idempotency: 'header' | 'none' | { field: string };
  envelope: {
    /** The field with the data; without one, the whole answer is the data. */
    data?: string;
    /** The field with the error code. With `ok`, the code that is none; without it, the HTTP status says what is an error. */
    code?: { field: string; ok?: number | string };
    message: string;
    /** The field with messages by field: a text, or a list of them. */
    fields?: string;
  };
  /** By the backend's code. A code that is not named: by the HTTP status, `server` if that is 2xx. */
  errors: Readonly<Record<string, Meaning>>;
  /** Contract names by the backend's, in messages by field. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Every call of the contract; a text says why the backend cannot answer it. */
  calls: { readonly [N in CallName]: Translation<N> | string };
}

export const get = (path: string, query?: ForeignRequest['query']): ForeignRequest => ({
  method: 'GET',
  path,
  ...(query && { query }),
});

export const post = (path: string, body?: ForeignRequest['body']): ForeignRequest => ({
  method: 'POST',
  path,
  ...(body && { body }),
});

export const refuse = (refused: Meaning, code: string, message: string): Refusal => ({
  refused,
  code,
  message,
});
