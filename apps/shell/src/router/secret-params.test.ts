import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { takeSecrets, withSecrets } from './secret-params.ts';

const route = {
  path: '/result/:token/:id/:um/:level',
  title: '',
  page: './result' as const,
  session: 'none' as const,
  secretParams: ['token'],
};

describe('secrets in a path', () => {
  it('leave the address and come back as parameters, for any token', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '-');
    fc.assert(
      fc.property(segment, (token) => {
        const storage = memoryStorage();
        const clean = takeSecrets(route, `/result/${encodeURIComponent(token)}/26/-/1`, storage);
        expect(clean).toBe('/result/-/26/-/1');
        expect(withSecrets(clean, { token: '-', id: '26' }, storage)).toEqual({ token, id: '26' });
      }),
    );
  });

  it('stay with their own order', () => {
    const storage = memoryStorage();
    takeSecrets(route, '/result/one/26/-/1', storage);
    expect(withSecrets('/result/-/27/-/1', { token: '-' }, storage)).toEqual({ token: '-' });
  });

  it('are kept when the address is visited again without them', () => {
    const storage = memoryStorage();
    takeSecrets(route, '/result/one/26/-/1', storage);
    takeSecrets(route, '/result/-/26/-/1', storage);
    expect(withSecrets('/result/-/26/-/1', { token: '-' }, storage)).toEqual({ token: 'one' });
  });

  it('that are garbage in storage change nothing', () => {
    const storage = memoryStorage({ 'secret./x': '{' });
    expect(withSecrets('/x', { token: '-' }, storage)).toEqual({ token: '-' });
  });
});
