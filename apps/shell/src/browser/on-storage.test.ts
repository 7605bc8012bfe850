// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onStorage } from './storage.ts';

it('reports changes of local storage by other tabs until the cleanup', () => {
  const handler = vi.fn();
  const stop = onStorage(window)(handler);
  const change = (key: string | null, storageArea: Storage) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
  change('auth.token', localStorage);
  change(null, localStorage);
  change('checkout.main.lock', sessionStorage);
  stop();
  change('auth.info', localStorage);
  expect(handler.mock.calls).toEqual([['auth.token'], [null]]);
});
