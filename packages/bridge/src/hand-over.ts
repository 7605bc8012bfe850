import { BridgeError, type HandOver, type NativePayResult } from './contract.ts';
import { readUser } from './native-user.ts';

/** Characters at most. Generous for what apps hand over, small beside what could stall an old phone. */
const limits = {
  answer: 65_536,
  token: 4096,
  info: 16_384,
  version: 64,
  handlers: 64,
  handler: 64,
} as const;

/** Never quotes the value: it may be a token. */
const refuse = (what: string): never => {
  throw new BridgeError('malformed', `malformed ${what}`);
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own fields only: prototype pollution must not reach the hand-over. */
const field = (record: object, name: string): unknown =>
  Object.prototype.hasOwnProperty.call(record, name) ? (record as Record<string, unknown>)[name] : undefined;

const isMissing = (value: unknown): value is null | undefined | '' =>
  value === undefined || value === null || value === '';

/** Visible ASCII, because it becomes a header. An app that is logged out may send the bare prefix. */
function readToken(value: unknown): string | null {
  if (isMissing(value)) return null;
  if (typeof value !== 'string' || !/^[\x20-\x7e]+$/.test(value)) return refuse('usertoken');
  const token = value.trim();
  if (token.length > limits.token) return refuse('usertoken');
  return token === '' || token === 'Bearer' ? null : token;
}

/** JSON of anything; '' where it has none. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(typeof value === 'string' ? JSON.parse(value) : value) ?? '';
  } catch {
    return '';
  }
}

/**
 * The user info as handed over, without what is no JSON. null where there is none or it is no record: that never costs the
 * token. What is too long to be stored whole is cut down to the fields that are read.
 */
function readInfo(value: unknown): Readonly<Record<string, unknown>> | null {
  const json = jsonOf(value);
  if (json.length > limits.answer) return refuse('userinfo');
  const record: unknown = json === '' || json === '{}' ? null : JSON.parse(json);
  if (!isObject(record)) return null;
  const info = record as Record<string, unknown>;
  // Copied elsewhere, it would become a prototype.
  delete info.__proto__;
  return json.length <= limits.info ? info : { ...readUser(info) };
}

/** A whole number from 0 to 999999999, or its digits; 0 for anything else. */
function readClientType(value: unknown): number {
  const digits = typeof value === 'number' ? String(value) : value;
  return typeof digits === 'string' && /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
}

/** A text or a number; '' for anything else. */
function readVersion(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.length <= limits.version ? value : '';
}

/** The readable ones of the names. */
const readHandlers = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value
        .slice(0, limits.handlers)
        .filter(
          (name): name is string => typeof name === 'string' && name !== '' && name.length <= limits.handler,
        )
    : [];

function parseJson(value: string, what: string): unknown {
  if (value.length > limits.answer) return refuse(what);
  return JSON.parse(value) as unknown;
}

function read(answer: unknown): HandOver {
  const record = typeof answer === 'string' ? parseJson(answer, 'answer') : answer;
  if (!isObject(record)) return refuse('answer');
  const info = readInfo(field(record, 'userinfo'));
  return {
    token: readToken(field(record, 'usertoken')),
    user: info && readUser(info),
    info,
    clientType: readClientType(field(record, 'clientType')),
    version: readVersion(field(record, 'version')),
    handlers: readHandlers(field(record, 'handlers')),
  };
}

/**
 * What the native app handed over: an object or a JSON string of one (specification, section 3).
 *
 * Only the token must be well-formed, since it becomes a header: a string, or missing (absent, null, '') when logged out.
 * `userinfo` is an object or a JSON string of one, of any shape. What is wrong in `clientType`, `version` and `handlers`
 * (names of the app's handlers) counts as missing.
 *
 * @throws only BridgeError `malformed`, for any input.
 */
export function parseHandOver(answer: unknown): HandOver {
  try {
    return read(answer);
  } catch (error) {
    // JSON that does not parse, or an object that throws when read.
    throw error instanceof BridgeError ? error : new BridgeError('malformed', 'malformed answer');
  }
}

const payResults = ['ok', 'cancel', 'fail'] as const;

/**
 * The answer of the app's `pay` handler.
 * @throws BridgeError `malformed` for anything else.
 */
export function parsePayResult(answer: unknown): NativePayResult {
  // Apps that answer in JSON quote the result.
  const result = payResults.find((one) => answer === one || answer === `"${one}"`);
  if (!result) throw new BridgeError('malformed', 'malformed pay result');
  return result;
}
