import { afterEach, expect, it, vi } from 'vitest';
import { openStorage } from './storage.ts';

const refuse = () => {
  throw new DOMException('', 'QuotaExceededError');
};
const stub = (store: object) => vi.stubGlobal('window', { localStorage: store });
afterEach(() => vi.unstubAllGlobals());

it('a storage that keeps things says so, and leaves nothing behind', () => {
  const kept = new Map<string, string>();
  stub({
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(openStorage('local').isLasting()).toBe(true);
  expect(kept.size).toBe(0);
});

it('one that refuses forgets with the page, and says so', () => {
  stub({ getItem: refuse, setItem: refuse, removeItem: refuse });
  const storage = openStorage('local');
  storage.set('a', '1');
  expect([storage.get('a'), storage.isLasting()]).toEqual(['1', false]);
});
