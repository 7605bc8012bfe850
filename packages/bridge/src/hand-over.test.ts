import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BridgeError } from './contract.ts';
import { parseHandOver, parsePayResult } from './native-bridge.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const user = { id: 'u1', nickname: '江晚舟', avatar: 'https://img.example/a.png' };
const whole = { usertoken: 'abc', userinfo: user, clientType: 3, version: '5.2.0', handlers: ['pay'] };
const parsed = { token: 'abc', user, info: user, clientType: 3, version: '5.2.0', handlers: ['pay'] };

function circle(): object {
  const self: Record<string, unknown> = { ...user };
  return Object.assign(self, { self });
}

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
    const loggedOut = { token: null, user: null, info: null, clientType: 0, version: '', handlers: [] };
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

  it.each(['id', 'userId', 'user_id', 'uid'])('has a user with the id under %s, text or number', (name) => {
    for (const id of ['u1', 42])
      expect(parseHandOver({ ...whole, userinfo: { [name]: id } }).user).toEqual({
        id: String(id),
        nickname: '',
        avatar: '',
      });
  });

  it('takes the first id that can be one', () => {
    expect(parseHandOver({ userinfo: { id: '', userId: null, user_id: {}, uid: 7 } }).user?.id).toBe('7');
    expect(parseHandOver({ userinfo: { id: 0, uid: '7' } }).user?.id).toBe('7');
  });

  it.each([
    ['none', { nickname: '江晚舟' }],
    ['an empty one', { ...user, id: '' }],
    ['a fraction', { ...user, id: 1.5 }],
    ['a number that has lost digits', { ...user, id: 2 ** 60 }],
    ['that of an anonymous user, as a number', { ...user, id: 0 }],
    ['that of an anonymous user, as text', { ...user, id: '-1' }],
    ['one that is too long', { ...user, id: 'a'.repeat(65) }],
  ])('keeps token and user info if the id is %s', (_, userinfo) => {
    expect(parseHandOver({ ...whole, userinfo })).toEqual({ ...parsed, user: null, info: userinfo });
  });

  it.each([
    ['a numeric nickname', { nickname: 42 }, { nickname: '42' }],
    ['a nickname that is too long', { nickname: '江'.repeat(257) }, { nickname: '' }],
    ['an avatar that is an object', { avatar: { url: 'a.png' } }, { avatar: '' }],
    ['an avatar that is too long', { avatar: 'a'.repeat(2049) }, { avatar: '' }],
  ])('keeps token, user and the whole user info with %s', (_, some, read) => {
    const userinfo = { ...user, ...some, vip: { levels: [1, 2] } };
    const { token, user: found, info } = parseHandOver({ ...whole, userinfo });
    expect([token, found, info]).toEqual(['abc', { ...user, ...read }, userinfo]);
  });

  it.each([
    ['a list', [user]],
    ['a number', 7],
    ['JSON of a number', '7'],
    ['no JSON', 'id=7'],
    ['an object without fields', {}],
    ['a circle', circle()],
  ])('keeps the token if userinfo is %s', (_, userinfo) => {
    expect(parseHandOver({ ...whole, userinfo })).toEqual({ ...parsed, user: null, info: null });
  });

  it('has only the fields that are read of user info that is too long to store', () => {
    const { token, info } = parseHandOver({ ...whole, userinfo: { ...user, more: 'a'.repeat(20_000) } });
    expect([token, info]).toEqual(['abc', user]);
  });

  it.each([-1, 1.5, 1e9, '3a', NaN, [], 'ios'])('has the client type 0 for %j', (clientType) => {
    expect(parseHandOver({ ...whole, clientType })).toEqual({ ...parsed, clientType: 0 });
  });

  it('has a number as the version, and no version for anything else', () => {
    expect(parseHandOver({ ...whole, version: 5.2 }).version).toBe('5.2');
    for (const version of [['5'], '5'.repeat(65), Infinity, {}, true])
      expect(parseHandOver({ ...whole, version })).toEqual({ ...parsed, version: '' });
  });

  it('has the readable ones of the handlers', () => {
    for (const [handlers, read] of [
      ['pay', []],
      [
        ['pay', 5, '', 'a'.repeat(65), , 'setTitle'],
        ['pay', 'setTitle'],
      ],
      [Array.from({ length: 99 }, () => 'pay'), Array.from({ length: 64 }, () => 'pay')],
    ])
      expect(parseHandOver({ ...whole, handlers })).toEqual({ ...parsed, handlers: read });
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
    ['user info that never ends', { ...whole, userinfo: { ...user, more: 'a'.repeat(70_000) } }],
    ['a token that is a number', { ...whole, usertoken: 5 }],
  ])('is refused as %s', (_, answer) => {
    expect(codeOf(answer)).toBe('malformed');
  });

  it('never quotes the refused value', () => {
    expect(() => parseHandOver({ ...whole, usertoken: 'secret\n' })).toThrow(/^malformed usertoken$/);
  });

  it('reads only own fields', () => {
    expect(parseHandOver(Object.create(whole) as unknown).token).toBeNull();
    const polluted = parseHandOver('{"__proto__":{"usertoken":"evil","polluted":1},"usertoken":"abc"}');
    expect(polluted).toEqual({
      token: 'abc',
      user: null,
      info: null,
      clientType: 0,
      version: '',
      handlers: [],
    });
    expect(Object.getPrototypeOf(polluted)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const { user: read, info } = parseHandOver('{"userinfo":{"__proto__":{"id":1,"vip":2},"nickname":"x"}}');
    expect([read, Object.keys(info ?? {}), ({ ...info } as Record<string, unknown>).vip]).toEqual([
      null,
      ['nickname'],
      undefined,
    ]);
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
        expect(Object.keys(result).sort()).toEqual([
          'clientType',
          'handlers',
          'info',
          'token',
          'user',
          'version',
        ]);
        expect(JSON.stringify(result.info).length).toBeLessThanOrEqual(16_384);
        if (result.user !== null) expect(result.info).not.toBeNull();
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
      expect(parseHandOver({ ...whole, userinfo: open.repeat(depth) }).info).toBeNull();
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
