import { BridgeError, type HandOver, type NativePayResult, type NativeUser } from './contract.ts';

/** Characters at most. Generous for what apps hand over, small beside what could stall an old phone. */
const limits = {
  answer: 65_536,
  token: 4096,
  id: 64,
  nickname: 256,
  avatar: 2048,
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

function text(value: unknown, name: 'nickname' | 'avatar'): string {
  if (isMissing(value)) return '';
  return typeof value === 'string' && value.length <= limits[name] ? value : refuse(name);
}

/** Visible ASCII, because it becomes a header. An app that is logged out may send the bare prefix. */
function readToken(value: unknown): string | null {
  if (isMissing(value)) return null;
  if (typeof value !== 'string' || !/^[\x20-\x7e]+$/.test(value)) return refuse('usertoken');
  const token = value.trim();
  if (token.length > limits.token) return refuse('usertoken');
  return token === '' || token === 'Bearer' ? null : token;
}

function readId(value: unknown): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value !== '' && value.length <= limits.id ? value : refuse('id');
}

function readUser(value: unknown): NativeUser | null {
  const record = typeof value === 'string' && value.trim() !== '' ? parseJson(value, 'userinfo') : value;
  if (isMissing(record) || typeof record === 'string') {
    return isMissing(record) || record.trim() === '' ? null : refuse('userinfo');
  }
  if (!isObject(record)) return refuse('userinfo');
  if (Object.keys(record).length === 0) return null;
  return {
    id: readId(field(record, 'id')),
    nickname: text(field(record, 'nickname'), 'nickname'),
    avatar: text(field(record, 'avatar'), 'avatar'),
  };
}

/** A whole number from 0 to 999999999, or its digits. */
function readClientType(value: unknown): number {
  if (isMissing(value)) return 0;
  const digits = typeof value === 'number' ? String(value) : value;
  return typeof digits === 'string' && /^\d{1,9}$/.test(digits) ? Number(digits) : refuse('clientType');
}

function readVersion(value: unknown): string {
  if (isMissing(value)) return '';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.length <= limits.version ? value : refuse('version');
}

function readHandlers(value: unknown): readonly string[] {
  if (isMissing(value)) return [];
  if (!Array.isArray(value) || value.length > limits.handlers) return refuse('handlers');
  return Array.from(value, (name: unknown) =>
    typeof name === 'string' && name !== '' && name.length <= limits.handler ? name : refuse('handlers'),
  );
}

function parseJson(value: string, what: string): unknown {
  if (value.length > limits.answer) return refuse(what);
  return JSON.parse(value) as unknown;
}

function read(answer: unknown): HandOver {
  const record = typeof answer === 'string' ? parseJson(answer, 'answer') : answer;
  if (!isObject(record)) return refuse('answer');
  return {
    token: readToken(field(record, 'usertoken')),
    user: readUser(field(record, 'userinfo')),
    clientType: readClientType(field(record, 'clientType')),
    version: readVersion(field(record, 'version')),
    handlers: readHandlers(field(record, 'handlers')),
  };
}

/**
 * What the native app handed over: an object or a JSON string of one (specification, section 3).
 *
 * `usertoken` string, or missing (absent, null, '') when logged out · `userinfo` object, JSON string of one,
 * or missing · `clientType` number or its digits, missing is 0 · `version` string or number · `handlers`
 * names of the app's handlers, missing is none. Other fields are dropped.
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
