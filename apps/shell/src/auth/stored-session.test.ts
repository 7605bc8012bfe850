import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { readSession } from './stored-session.ts';

it('any stored text is read without throwing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (info, ct, token) => {
      const session = readSession(memoryStorage({ 'auth.info': info, ct, 'auth.token': token }));
      expect(session.clientType).toBeGreaterThanOrEqual(0);
      expect(session.account === null || typeof session.account.id === 'string').toBe(true);
    }),
  );
});

it.each([
  ['a number', { id: 7, nickname: '甲', avatar: '' }, { id: '7', nickname: '甲', avatar: '' }],
  ['another name', { userId: 7 }, { id: '7', nickname: '', avatar: '' }],
  ['no id', { nickname: '甲' }, null],
])('an earlier version has stored the id as %s', (_, stored, account) => {
  expect(readSession(memoryStorage({ 'auth.info': JSON.stringify(stored) })).account).toEqual(account);
});

it('the fields of a login are read, those of the same name but another shape are not', () => {
  const login = {
    ...{ id: '7', nickname: '甲', avatar: '', phone: '138****0001' },
    ...{
      membership: { level: 'gold', name: '黄金', expiresAt: null },
      invite: { code: 'x', joined: 1, rewarded: 0 },
    },
  };
  const read = (info: object) => readSession(memoryStorage({ 'auth.info': JSON.stringify(info) })).account;
  expect(read(login)).toEqual(login);
  expect(read({ id: 7, phone: 13800000001, membership: { name: '黄金', until: 5 }, invite: 'x' })).toEqual({
    id: '7',
    nickname: '',
    avatar: '',
  });
});
