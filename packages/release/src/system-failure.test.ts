import { expect, it } from 'vitest';
import { CommandError } from './command-error.ts';
import { systemFailure } from './system-failure.ts';

const withCode = (message: string, code: string, more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });
const lost = withCode('connect ECONNREFUSED 10.0.0.1:443', 'ECONNREFUSED');

it.each<[string, Error, string]>([
  [
    'a full disk',
    withCode('ENOSPC: no space left on device, write', 'ENOSPC'),
    'ENOSPC: no space left on device, write',
  ],
  [
    'a missing right',
    withCode("EACCES: permission denied, open '/srv/site'", 'EACCES'),
    "EACCES: permission denied, open '/srv/site'",
  ],
  [
    'a lost connection',
    new TypeError('fetch failed', { cause: lost }),
    'fetch failed: connect ECONNREFUSED 10.0.0.1:443',
  ],
  [
    'a name that is not found for now',
    new TypeError('fetch failed', { cause: withCode('getaddrinfo EAI_AGAIN events.lxb.cn', 'EAI_AGAIN') }),
    'fetch failed: getaddrinfo EAI_AGAIN events.lxb.cn',
  ],
  [
    'no connection in time',
    new TypeError('fetch failed', { cause: withCode('Connect Timeout Error', 'UND_ERR_CONNECT_TIMEOUT') }),
    'fetch failed: Connect Timeout Error',
  ],
  [
    'a full disk below the lock',
    withCode('database or disk is full', 'ERR_SQLITE_ERROR', { errcode: 13 }),
    'the site cannot be changed: the disk is full',
  ],
  [
    'a read-only folder, with an extended code',
    withCode('attempt to write a readonly database', 'ERR_SQLITE_ERROR', { errcode: 8 | (1 << 8) }),
    'the site cannot be changed: the site may only be read',
  ],
])('%s is one sentence', (_, error, message) => {
  const failure = systemFailure(error);
  expect(failure).toBeInstanceOf(CommandError);
  expect(failure).toMatchObject({ message, exitCode: 1 });
});

it.each([
  new TypeError('x is not a function'),
  withCode('bad argument', 'ERR_INVALID_ARG_TYPE'),
  withCode('SQL logic error', 'ERR_SQLITE_ERROR', { errcode: 1 }),
  'text',
])('a defect keeps its stack: %s', (error) => expect(systemFailure(error)).toBe(error));

it('a command’s own message stays as it is', () => {
  const refused = new CommandError('refused', { exitCode: 3 });
  expect(systemFailure(refused)).toBe(refused);
});
