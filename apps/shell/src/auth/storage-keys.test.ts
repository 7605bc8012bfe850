import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createAuth } from './auth.ts';

/** What earlier versions of the product have left behind, and what this one leaves: the keys of the specification. */
const USER = { id: '7', nickname: '小满', avatar: 'https://img.example.com/7.png' };
const STORED = {
  'auth.token': 'Bearer abc',
  'auth.info': JSON.stringify(USER),
  'auth.version': '5.2',
  ct: '4',
};

const sessionWith = (stored: Record<string, string>) =>
  createAuth({ local: memoryStorage(stored), session: memoryStorage() }, () => undefined).session.get();

describe('a stored session', () => {
  it('is read from its four keys', () => {
    expect(sessionWith(STORED)).toMatchObject({
      status: 'known',
      token: 'Bearer abc',
      account: USER,
      version: '5.2',
      clientType: 4,
    });
  });

  it('of a token without its prefix has the prefix', () => {
    expect(sessionWith({ ...STORED, 'auth.token': 'abc' }).token).toBe('Bearer abc');
  });

  it('without ct has the client type 0', () => {
    const { ct: _, ...others } = STORED;
    expect(sessionWith(others).clientType).toBe(0);
    expect(sessionWith({}).clientType).toBe(0);
  });
});

describe('a hand-over', () => {
  it('writes each field under its key', () => {
    const local = memoryStorage();
    const auth = createAuth({ local, session: memoryStorage() }, () => undefined);
    auth.accept({ token: 'abc', user: USER, info: USER, clientType: 4, version: '5.2', handlers: [] });
    expect(local.get('auth.token')).toBe('Bearer abc');
    expect(JSON.parse(local.get('auth.info') ?? '')).toMatchObject(USER);
    expect(local.get('auth.version')).toBe('5.2');
    expect(local.get('ct')).toBe('4');
  });
});
