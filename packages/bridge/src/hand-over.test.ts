import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BridgeError } from './contract.ts';
import { parseHandOver, parsePayResult } from './hand-over.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const user = { id: 'u1', nickname: '江晚舟', avatar: 'https://img.example/a.png' };
const whole = { usertoken: 'abc', userinfo: user, clientType: 3, version: '5.2.0', handlers: ['pay'] };
const parsed = { token: 'abc', user, clientType: 3, version: '5.2.0', handlers: ['pay'] };

const codeOf = (answer: unknown): string => {
  try {
    parseHandOver(answer);
  } catch (error) {
    if (error instanceof BridgeError) return error.code;
    throw error;
  }
  return 'accepted';
};

describe('a hand-over', () => {
  it.each([
    ['an object', whole],
    ['a JSON string of it', JSON.stringify(whole)],
    ['with the user as a JSON string', { ...whole, userinfo: JSON.stringify(user) }],
    [
      'with everything as strings',
      JSON.stringify({ ...whole, userinfo: JSON.stringify(user), clientType: '3' }),
    ],
    ['with unknown fields', { ...whole, more: { deep: true } }],
  ])('is read as %s', (_, answer) => {
    expect(parseHandOver(answer)).toEqual(parsed);
  });

  it('has no user when it is empty', () => {
    const loggedOut = { token: null, user: null, clientType: 0, version: '', handlers: [] };
    expect(parseHandOver({})).toEqual(loggedOut);
    for (const missing of [null, '', undefined]) {
      const answer = {
        usertoken: missing,
        userinfo: missing,
        clientType: missing,
        version: missing,
        handlers: missing,
      };
      expect(parseHandOver(answer)).toEqual(loggedOut);
    }
  });

  it.each([['{}'], ['null'], ['  '], [{}]])('has no user when userinfo is %j', (userinfo) => {
    expect(parseHandOver({ ...whole, userinfo }).user).toBeNull();
  });

  it.each([['Bearer '], [' '], ['Bearer']])('has no token when usertoken is %j', (usertoken) => {
    expect(parseHandOver({ ...whole, usertoken }).token).toBeNull();
  });

  it('keeps a token with or without its prefix', () => {
    expect(parseHandOver({ ...whole, usertoken: 'Bearer abc' }).token).toBe('Bearer abc');
    expect(parseHandOver({ ...whole, usertoken: ' abc\x20' }).token).toBe('abc');
  });

  it('accepts numbers for the id and the version', () => {
    expect(parseHandOver({ ...whole, version: 5.2, userinfo: { id: 42 } })).toMatchObject({
      version: '5.2',
      user: { id: '42', nickname: '', avatar: '' },
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['an array', [whole]],
    ['a function', () => whole],
    ['a text that is no JSON', 'usertoken=abc'],
    ['JSON of something else', '"abc"'],
    ['JSON that breaks off', JSON.stringify(whole).slice(0, -1)],
    ['JSON that never ends', `{"usertoken":"${'a'.repeat(70_000)}"}`],
    ['a token that could split a header', { ...whole, usertoken: 'abc\r\nx: y' }],
    ['a token that is too long', { ...whole, usertoken: 'a'.repeat(4097) }],
    ['a token beyond ASCII', { ...whole, usertoken: 'abc年' }],
    ['a token that is a number', { ...whole, usertoken: 5 }],
    ['a user that is a list', { ...whole, userinfo: [user] }],
    ['a user that is a number', { ...whole, userinfo: 7 }],
    ['a user that is JSON of a number', { ...whole, userinfo: '7' }],
    ['a user without an id', { ...whole, userinfo: { nickname: '江晚舟' } }],
    ['a user with an empty id', { ...whole, userinfo: { ...user, id: '' } }],
    ['a user with a fractional id', { ...whole, userinfo: { ...user, id: 1.5 } }],
    ['a user with an id that is too long', { ...whole, userinfo: { ...user, id: 'a'.repeat(65) } }],
    [
      'a user with a nickname that is too long',
      { ...whole, userinfo: { ...user, nickname: '江'.repeat(257) } },
    ],
    ['a user with an avatar that is an object', { ...whole, userinfo: { ...user, avatar: {} } }],
    ['a user with an avatar that is too long', { ...whole, userinfo: { ...user, avatar: 'a'.repeat(2049) } }],
    ['a client type below 0', { ...whole, clientType: -1 }],
    ['a client type that is no whole number', { ...whole, clientType: 1.5 }],
    ['a client type that is too large', { ...whole, clientType: 1e9 }],
    ['a client type that is no number', { ...whole, clientType: '3a' }],
    ['a client type that is NaN', { ...whole, clientType: NaN }],
    ['a version that is a list', { ...whole, version: ['5'] }],
    ['a version that is too long', { ...whole, version: '5'.repeat(65) }],
    ['a version that is no number at all', { ...whole, version: Infinity }],
    ['handlers that are a text', { ...whole, handlers: 'pay' }],
    ['handlers with a number among them', { ...whole, handlers: ['pay', 5] }],
    ['handlers with an empty name', { ...whole, handlers: ['pay', ''] }],
    ['handlers with a name that is too long', { ...whole, handlers: ['a'.repeat(65)] }],
    ['handlers with a hole', { ...whole, handlers: [, 'pay'] }],
    ['too many handlers', { ...whole, handlers: Array.from({ length: 65 }, () => 'pay') }],
  ])('is refused as %s', (_, answer) => {
    expect(codeOf(answer)).toBe('malformed');
  });

  it('never quotes the refused value', () => {
    expect(() => parseHandOver({ ...whole, usertoken: 'secret\n' })).toThrow(/^malformed usertoken$/);
  });

  it('reads only own fields', () => {
    expect(parseHandOver(Object.create(whole) as unknown).token).toBeNull();
    const polluted = parseHandOver('{"__proto__":{"usertoken":"evil","polluted":1},"usertoken":"abc"}');
    expect(polluted).toEqual({ token: 'abc', user: null, clientType: 0, version: '', handlers: [] });
    expect(Object.getPrototypeOf(polluted)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('is refused if reading the object throws', () => {
    const fail = (): never => {
      throw new TypeError('no');
    };
    expect(codeOf(new Proxy({}, { getOwnPropertyDescriptor: fail }))).toBe('malformed');
    expect(codeOf(Object.defineProperty({}, 'usertoken', { get: fail }))).toBe('malformed');
  });
});

describe('any hand-over', () => {
  const part = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withObjectString: true }),
    fc.json(),
    fc.constantFrom('', ' ', 'Bearer ', 'abc', user, [], {}, ['pay'], 0, 3, -1, '7'),
  );
  const record = fc.record(
    { usertoken: part, userinfo: part, clientType: part, version: part, handlers: part },
    { requiredKeys: [] },
  );

  it('becomes a complete, bounded hand-over or a BridgeError', () => {
    const answer = fc.oneof(
      part,
      record,
      record.map((value) =>
        JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v)),
      ),
    );
    fc.assert(
      fc.property(answer, (given) => {
        let result;
        try {
          result = parseHandOver(given);
        } catch (error) {
          expect(error).toBeInstanceOf(BridgeError);
          return;
        }
        expect(Object.keys(result).sort()).toEqual(['clientType', 'handlers', 'token', 'user', 'version']);
        if (result.token !== null)
          expect(result.token).toMatch(/^[\x21-\x7e]([\x20-\x7e]{0,4094}[\x21-\x7e])?$/);
        if (result.user !== null) {
          expect(Object.keys(result.user)).toEqual(['id', 'nickname', 'avatar']);
          expect(result.user.id).toMatch(/^[^]{1,64}$/);
          expect(typeof result.user.nickname).toBe('string');
          expect(typeof result.user.avatar).toBe('string');
        }
        expect(Number.isSafeInteger(result.clientType) && result.clientType >= 0).toBe(true);
        expect(result.version.length).toBeLessThanOrEqual(64);
        expect(result.handlers.every((name) => typeof name === 'string' && name !== '')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused quickly as JSON nested as deep as the limit allows', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"usertoken":', '}'],
    ] as const) {
      const depth = Math.floor(65_536 / (open.length + close.length)) - 1;
      expect(codeOf(open.repeat(depth) + 'null' + close.repeat(depth))).toBe('malformed');
      expect(codeOf(open.repeat(depth))).toBe('malformed');
      expect(codeOf({ ...whole, userinfo: open.repeat(depth) })).toBe('malformed');
    }
  });
});

describe('the answer of the app’s cashier', () => {
  it.each(['ok', 'cancel', 'fail'])('is %s as plain text and as JSON', (result) => {
    expect(parsePayResult(result)).toBe(result);
    expect(parsePayResult(JSON.stringify(result))).toBe(result);
  });

  it('is refused when it is anything else', () => {
    const results = ['ok', 'cancel', 'fail', '"ok"', '"cancel"', '"fail"'];
    const other = fc
      .oneof(
        fc.anything(),
        fc.constantFrom('OK', '', 'constructor', '__proto__', 'toString', ['ok'], { ok: true }),
      )
      .filter((answer) => !results.includes(answer as string));
    fc.assert(
      fc.property(other, (answer) => {
        expect(() => parsePayResult(answer)).toThrow(BridgeError);
      }),
    );
  });
});
