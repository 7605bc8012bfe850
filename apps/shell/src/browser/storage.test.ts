import { afterEach, describe, expect, it, vi } from 'vitest';
import { onStorage, openStorage, removeByPrefix } from './storage.ts';

const refuse = () => {
  throw new DOMException('', 'QuotaExceededError');
};
const stub = (store: object) => vi.stubGlobal('window', { localStorage: store });
afterEach(() => vi.unstubAllGlobals());

/** A browser's storage; another tab changes `kept`. */
function browserStorage() {
  const kept = new Map<string, string>();
  stub({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    key: (at: number) => Array.from(kept.keys())[at] ?? null,
    get length() {
      return kept.size;
    },
  });
  return kept;
}

describe('a storage that works', () => {
  it('is lasting, and the check leaves nothing behind', () => {
    const kept = browserStorage();
    expect(openStorage('local').isLasting()).toBe(true);
    expect(kept.size).toBe(0);
  });

  it('sees what other tabs write, change and remove', () => {
    const kept = browserStorage();
    const storage = openStorage('local');
    storage.set('auth.token', 'a');
    kept.set('auth.token', 'b');
    expect(storage.get('auth.token')).toBe('b');
    kept.delete('auth.token');
    expect([storage.get('auth.token'), storage.keys()]).toEqual([null, []]);
  });

  it('is cleared by prefixes', () => {
    const kept = browserStorage();
    const storage = openStorage('local');
    ['checkout.a', 'checkout.b', 'auth.token', 'um'].forEach((key) => storage.set(key, '1'));
    removeByPrefix(storage, ['checkout.', 'auth.token']);
    expect(Array.from(kept.keys())).toEqual(['um']);
  });
});

it('a full storage keeps the last value in memory', () => {
  const kept = browserStorage();
  const storage = openStorage('local');
  storage.set('a', '1');
  stub({ getItem: (key: string) => kept.get(key) ?? null, setItem: refuse, removeItem: () => undefined });
  storage.set('a', '2');
  expect(storage.get('a')).toBe('2');
});

it('a blocked storage is not lasting, keeps values in memory and is cleared by prefixes', () => {
  stub({ getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 });
  const storage = openStorage('local');
  storage.set('checkout.a', '1');
  storage.set('um', '1');
  expect([storage.get('checkout.a'), storage.isLasting()]).toEqual(['1', false]);
  removeByPrefix(storage, ['checkout.']);
  expect(storage.keys()).toEqual(['um']);
});

it('changes of local storage by other tabs are reported until the cleanup', () => {
  const [localStorage, sessionStorage] = [{}, {}];
  const page = Object.assign(new EventTarget(), { sessionStorage }) as unknown as Window;
  const handler = vi.fn();
  const stop = onStorage(page)(handler);
  const change = (key: string | null, storageArea: object) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
  change('auth.token', localStorage);
  change(null, localStorage);
  change('checkout.main.lock', sessionStorage);
  stop();
  change('auth.info', localStorage);
  expect(handler.mock.calls).toEqual([['auth.token'], [null]]);
});
