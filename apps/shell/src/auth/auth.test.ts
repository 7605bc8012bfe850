import fc from 'fast-check';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { sessionAtom } from './atoms.ts';
import { createAuth } from './auth.ts';
import { readSession } from './stored-session.ts';

const handOver = {
  token: 'abc',
  user: { id: '7', nickname: '小满', avatar: '' },
  clientType: 2,
  version: '5.2',
  handlers: [],
};

describe('the session', () => {
  it('is what the native app handed over, in the store and under the four keys', () => {
    const store = createStore();
    const storage = memoryStorage();
    createAuth(store, storage).accept(handOver);
    expect(store.get(sessionAtom)).toMatchObject({
      status: 'known',
      token: 'Bearer abc',
      clientType: 2,
      version: '5.2',
    });
    expect(['auth.token', 'auth.version', 'ct'].map((key) => storage.get(key))).toEqual([
      'Bearer abc',
      '5.2',
      '2',
    ]);
    expect(JSON.parse(storage.get('auth.info') ?? '')).toEqual(handOver.user);
  });

  it('does not put the prefix twice', () => {
    const store = createStore();
    createAuth(store, memoryStorage()).accept({ ...handOver, token: 'Bearer abc' });
    expect(store.get(sessionAtom).token).toBe('Bearer abc');
  });

  it('is there again on the next visit', () => {
    const storage = memoryStorage();
    createAuth(createStore(), storage).accept(handOver);
    const store = createStore();
    expect(createAuth(store, storage).token()).toBe('Bearer abc');
    expect(store.get(sessionAtom).account?.nickname).toBe('小满');
  });

  it('keeps the token of before when the app hands over none', () => {
    const store = createStore();
    const auth = createAuth(store, memoryStorage({ 'auth.token': 'Bearer old' }));
    auth.accept({ ...handOver, token: null });
    expect(auth.token()).toBe('Bearer old');
  });

  it('is gone after a logout, from storage too', () => {
    const store = createStore();
    const storage = memoryStorage();
    const auth = createAuth(store, storage);
    auth.accept(handOver);
    auth.logout();
    expect(auth.token()).toBeNull();
    expect(store.get(sessionAtom)).toMatchObject({ status: 'anonymous', account: null });
    expect(storage.get('auth.info')).toBeNull();
  });

  it('reads any storage without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (info, ct, token) => {
        const session = readSession(memoryStorage({ 'auth.info': info, ct, 'auth.token': token }));
        expect(session.clientType).toBeGreaterThanOrEqual(0);
        expect(session.account === null || typeof session.account.id === 'string').toBe(true);
      }),
    );
  });
});
