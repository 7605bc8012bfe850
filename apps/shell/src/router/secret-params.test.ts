import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { takeSecrets, withSecrets } from './clean-address.ts';

const route = {
  path: '/result/:token/:id/:um/:level',
  title: '',
  page: './result' as const,
  session: 'none' as const,
  secretParams: ['token'],
};

const upgraded = { ...route, path: '/upgrade/use', secretParams: ['token'] };

describe('secrets in a query', () => {
  it('leave the address and come back as parameters, for any token, beside whatever else is asked', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value !== '-');
    fc.assert(
      fc.property(text, text, (token, other) => {
        const storage = memoryStorage();
        const encoded = encodeURIComponent(other);
        const address = `/upgrade/use?order=${encoded}&token=${encodeURIComponent(token)}&brand=tuiwen`;
        const clean = takeSecrets(upgraded, address, storage);
        expect(clean).toBe(`/upgrade/use?order=${encoded}&token=-&brand=tuiwen`);
        const query = { order: other, token: '-', brand: 'tuiwen' };
        expect(withSecrets(clean, query, storage)).toEqual({ ...query, token });
      }),
    );
  });

  it('stay with their own order', () => {
    const storage = memoryStorage();
    takeSecrets(upgraded, '/upgrade/use?order=1&token=one', storage);
    expect(withSecrets('/upgrade/use?order=2&token=-', { token: '-' }, storage)).toEqual({ token: '-' });
  });

  it('are not looked for where the route names none', () => {
    const address = '/upgrade/use?token=plain';
    expect(takeSecrets({ ...upgraded, secretParams: [] }, address, memoryStorage())).toBe(address);
  });
});

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

  it('are not replaced by what a wallet adds to the query of its return', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (added) => {
        const storage = memoryStorage();
        const query = `method=alipay.trade.wap.pay.return&token=${encodeURIComponent(added)}`;
        const clean = takeSecrets(route, `/result/one/26/-/1?${query}`, storage);
        expect(clean).toBe('/result/-/26/-/1?method=alipay.trade.wap.pay.return&token=-');
        expect(withSecrets(clean, { token: '-' }, storage)).toEqual({ token: 'one' });
      }),
    );
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
