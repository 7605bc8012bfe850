import { describe, expect, it } from 'vitest';
import { inspectHandOver } from './hand-over-fields.ts';
import { NO_USER, USER } from './open-app.test-support.ts';

const lineOf = (raw: unknown, name: string) =>
  inspectHandOver(raw).fields.find((field) => field.name === name);

it.each([
  ['an object', USER, 'object'],
  ['JSON text', JSON.stringify(USER), 'json'],
  ['user info as JSON text', { ...USER, userinfo: JSON.stringify(USER.userinfo) }, 'object'],
])('accepts %s', (_, raw, form) => {
  const { handOver, problem, fields, form: found } = inspectHandOver(raw);
  expect(handOver?.token).toBe(USER.usertoken);
  expect(problem).toBeNull();
  expect(found).toBe(form);
  expect(fields.filter(({ state }) => state !== 'present').map(({ name }) => name)).toEqual([
    // It is empty.
    'userinfo.avatar',
  ]);
});

it('accepts an answer without a user', () => {
  const { handOver, fields } = inspectHandOver(NO_USER);
  expect(handOver).toMatchObject({ token: null, user: null });
  expect(fields.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'usertoken missing',
    'userinfo missing',
    'clientType present',
    'version present',
    'handlers optional',
  ]);
});

it.each([
  ['text that is no JSON', 'usertoken=abc', 'not_json'],
  ['JSON within JSON', JSON.stringify(JSON.stringify(USER)), 'json_twice'],
  ['a list', [USER], 'not_an_object'],
  ['a number', 7, 'not_an_object'],
  ['nothing', undefined, 'not_an_object'],
  ['null', null, 'not_an_object'],
])('says why it refuses %s', (_, raw, code) => {
  const { handOver, problem } = inspectHandOver(raw);
  expect(handOver).toBeNull();
  expect(problem?.code).toBe(code);
});

it.each([
  ['usertoken', { ...USER, usertoken: 12345 }, 'wrong_usertoken'],
  ['usertoken', { ...USER, usertoken: 'line\nbreak' }, 'wrong_usertoken'],
  ['userinfo', { ...USER, userinfo: 'not json' }, 'wrong_userinfo'],
  ['userinfo', { ...USER, userinfo: [1] }, 'wrong_userinfo'],
  ['clientType', { ...USER, clientType: 'ios' }, 'wrong_clientType'],
  ['version', { ...USER, version: true }, 'wrong_version'],
  ['handlers', { ...USER, handlers: 'pay' }, 'wrong_handlers'],
])('names a wrong %s: %j', (name, raw, code) => {
  expect(lineOf(raw, name)).toMatchObject({ state: 'wrong', problem: { code } });
});

it.each([
  ['usertoken', { ...USER, usertoken: undefined, token: 'abc' }, 'token'],
  ['usertoken', { ...USER, usertoken: undefined, user_token: 'abc' }, 'user_token'],
  ['userinfo', { ...USER, userinfo: undefined, userInfo: {} }, 'userInfo'],
  ['clientType', { ...USER, clientType: undefined, client_type: 2 }, 'client_type'],
  ['userinfo.nickname', { ...USER, userinfo: { id: 1, nickName: '小满' } }, 'nickName'],
  ['userinfo.avatar', { ...USER, userinfo: { id: 1, avatarUrl: 'https://x.example/a.png' } }, 'avatarUrl'],
  ['userinfo.id', { ...USER, userinfo: { ID: 1 } }, 'ID'],
])('finds the field that was meant to be %s', (name, raw, detail) => {
  expect(lineOf(raw, name)).toMatchObject({ state: 'wrong', problem: { code: 'misnamed', detail } });
});

it.each([
  ['usertoken', { ...NO_USER, usertoken: 'Bearer ' }],
  ['userinfo', { ...NO_USER, userinfo: {} }],
  ['userinfo', { ...USER, userinfo: { vip: { level: 3 } } }],
  ['userinfo.id', { ...USER, userinfo: { id: 0 } }],
  ['userinfo.id', { ...USER, userinfo: { userId: 71845 } }],
  ['clientType', { ...USER, clientType: '0' }],
  ['handlers', { ...USER, handlers: [] }],
])('accepts %s as pages do: %j', (name, raw) => {
  expect(lineOf(raw, name)).toMatchObject({ state: 'present', problem: null });
});

it.each([
  ['userinfo.id', { id: true }, 'wrong_id'],
  ['userinfo.nickname', { id: 1, nickname: ['小满'] }, 'wrong_nickname'],
  ['userinfo.avatar', { id: 1, avatar: { url: 'a.png' } }, 'wrong_avatar'],
])('names a wrong %s, which pages leave out: %j', (name, userinfo, code) => {
  expect(lineOf({ ...USER, userinfo }, name)).toMatchObject({ state: 'wrong', problem: { code } });
});

describe('privacy', () => {
  it.each([
    ['accepted', USER],
    ['as text', JSON.stringify(USER)],
    ['with wrong types', { ...USER, usertoken: ['Bearer secret.token.value'], userinfo: '江晚舟 71845' }],
    ['of no JSON', `Bearer secret.token.value 江晚舟 71845`],
    ['misnamed', { token: 'secret.token.value', user: { nickname: '江晚舟', uid: 71845 } }],
  ])('never repeats a token or a person, %s', (_, raw) => {
    const { problem, fields } = inspectHandOver(raw);
    expect(JSON.stringify({ problem, fields })).not.toMatch(/secret|江晚舟|71845/);
  });

  it('shows the prefix and the length of a token', () => {
    expect(lineOf(USER, 'usertoken')?.shown.en).toBe('Bearer •••• (text, 25 characters)');
  });
});
