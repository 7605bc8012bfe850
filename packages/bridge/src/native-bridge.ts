import {
  BridgeError,
  type BridgeWindow,
  type HandOver,
  type NativeBridge,
  type NativePayResult,
  type ProtocolName,
} from './contract.ts';
import { readUser } from './native-user.ts';
import { createPageHandlers } from './page-handlers.ts';
import type { Channel } from './protocols/channel.ts';

// A lazy chunk, loaded together with the channel.

/** The bridge as the shell uses it. */
export interface ConnectedBridge extends NativeBridge {
  /** Reads what the app pushed. Throws BridgeError `malformed`. */
  parseHandOver(pushed: unknown): HandOver;
}

/** ms for an app to hand over its user. */
const USER_INFO_TIMEOUT_MS = 3000;

const ignore = (): void => undefined;

/** The contract over one channel. Names of handlers: the specification's, and ours `pay` and `setTitle`. */
export function createNativeBridge(
  window: BridgeWindow,
  protocol: ProtocolName,
  channel: Channel,
): ConnectedBridge {
  return {
    protocol,
    getUserInfo: () =>
      ask(window, {
        send: (answered, refused) => channel.call('getUserInfo', {}, answered, refused),
        read: parseHandOver,
        timeoutMs: USER_INFO_TIMEOUT_MS,
      }),
    unlogin: () => channel.call('unlogin', {}, ignore, ignore),
    setTitle: (title) => channel.call('setTitle', { title }, ignore, ignore),
    pay: (params) =>
      ask(window, {
        send: (answered, refused) => channel.call('pay', params, answered, refused),
        read: parsePayResult,
        timeoutMs: null,
      }),
    register: createPageHandlers(channel),
    parseHandOver,
  };
}

/** One question to the native side. */
interface Question<T> {
  /** Sends it. Both callbacks may be called never, after the time-out, repeatedly, or before this returns. */
  send(answered: (answer: unknown) => void, refused: () => void): void;
  /** Parses the answer. Throws BridgeError. */
  read(answer: unknown): T;
  /** ms; null: no limit, because the user is deciding. */
  timeoutMs: number | null;
}

/**
 * One question, one answer: only the first before the time-out counts. Rejects with BridgeError: `timeout`, `malformed`,
 * or `absent` when the native side throws.
 */
function ask<T>(window: BridgeWindow, question: Question<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer =
      question.timeoutMs === null
        ? null
        : window.setTimeout(() => reject(new BridgeError('timeout')), question.timeoutMs);
    // Only the first call has an effect on the promise.
    const finish = (outcome: () => void): void => {
      if (timer !== null) window.clearTimeout(timer);
      outcome();
    };
    const answered = (answer: unknown): void =>
      finish(() => {
        try {
          resolve(question.read(answer));
        } catch (error) {
          reject(error instanceof BridgeError ? error : new BridgeError('malformed'));
        }
      });
    question.send(answered, () => finish(() => reject(new BridgeError('absent'))));
  });
}

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
