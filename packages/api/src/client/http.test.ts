import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { getBroadcast, getOrder } from '../index.ts';
import { httpDate } from './answer-body.ts';
import { filledPath } from './call-path.ts';
import { callAddress, retryAfterSeconds } from './http.ts';
import type { Call } from './port.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PAGE = 'https://vip.example.com';
const BASE = 'https://api.example.com/base';

describe('the address of a call', () => {
  it.each([
    ['https://api.example.com/base', 'https://api.example.com/base/v1/x?a=1'],
    ['https://api.example.com/base/', 'https://api.example.com/base/v1/x?a=1'],
    ['https://api.example.com', 'https://api.example.com/v1/x?a=1'],
    ['/api/main', 'https://vip.example.com/api/main/v1/x?a=1'],
  ])('below %s is %s', (base, address) => {
    expect(callAddress(base, '/v1/x?a=1', PAGE)).toBe(address);
  });

  it.each([
    '',
    'v1/x',
    '//evil.example.com/x',
    '/v1//evil.example.com',
    'https://evil.example.com/',
    '@evil.example.com/',
    '.evil.example.com/',
    '/../admin',
    '/v1/..',
    '/v1/./x',
    '/v1/%2e%2e/x',
    '/v1/%2E%2e',
    '/v1/..%2fadmin',
    '/v1/a%2Fb',
    '/v1/a%5Cb',
    '/v1/%00',
    '/v1/%zz',
    '/\\evil.example.com',
    '/v1\\..\\x',
    '/v1/x#y',
    '/v1/x y',
    '/v1/\tx',
    '/v1/\n../x',
  ])('is refused for %j', (bad) => {
    expect(() => callAddress(BASE, bad, PAGE)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });

  it.each([undefined, '', 'https://', 'data:text/plain,x', 'https://a b'])(
    'is refused for a backend at %j',
    (base) => {
      expect(() => callAddress(base, '/v1/x', PAGE)).toThrow(expect.objectContaining({ code: 'malformed' }));
    },
  );

  it('stays below the backend for any path that is not refused', () => {
    const part = fc.constantFrom(
      '/',
      '.',
      '..',
      '\\',
      '%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'a',
      ' ',
      '\t',
    );
    const anyPath = fc.oneof(
      fc.array(part).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(anyPath, (candidate) => {
        let address: string;
        try {
          address = callAddress(BASE, candidate, PAGE);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ApiError', code: 'malformed' });
          return;
        }
        const { origin, pathname } = new URL(address);
        expect([origin, pathname.startsWith('/base/')]).toEqual(['https://api.example.com', true]);
      }),
      { numRuns: 2000 },
    );
  });

  it('has any value that an endpoint accepts in one segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        let address: string;
        try {
          address = callAddress(BASE, filledPath(getOrder(id)), PAGE);
        } catch {
          // Refused, as expected of a value like "../x".
          expect(id).toMatch(/[/\\\0-\x1f\x7f]|^\.{1,2}$/);
          return;
        }
        const segments = new URL(address).pathname.split('/');
        expect(segments.map(decodeURIComponent)).toEqual(['', 'base', 'web', 'orders', id]);
      }),
    );
  });
});

describe('the path of a call', () => {
  const pathOf = (some: Partial<Call<unknown>>) => filledPath({ ...getBroadcast(), ...some });

  it('has its values encoded', () => {
    const [params, query] = [{ id: 'x/y?z' }, { q: 'a&b=c', n: 1 }];
    expect(pathOf({ path: '/a/{id}', params, query })).toBe('/a/x%2Fy%3Fz?q=a%26b%3Dc&n=1');
  });

  it('keeps an empty query value and leaves out an undefined one', () => {
    expect(pathOf({ path: '/a', query: { phone: '', loads: undefined } })).toBe('/a?phone=');
    expect(pathOf({ path: '/a', query: { loads: undefined } })).toBe('/a');
  });

  it('fills each place once: a value is no template', () => {
    const params = { a: '{b}', b: '{a}' };
    expect(pathOf({ path: '/{a}/{b}/{a}', params })).toBe('/%7Bb%7D/%7Ba%7D/%7Bb%7D');
  });

  it('is refused without a value, and with half of a surrogate pair', () => {
    const malformed = expect.objectContaining({ name: 'ApiError', code: 'malformed' }) as Error;
    expect(() => pathOf({ path: '/a/{id}' })).toThrow(malformed);
    expect(() => pathOf({ path: '/a/{id}', params: { id: '' } })).toThrow(malformed);
    expect(() => pathOf({ path: '/a/{id}', params: { id: '\ud83d' } })).toThrow(malformed);
    expect(() => pathOf({ path: '/a', query: { q: '\ud83d' } })).toThrow(malformed);
  });

  it('of a release before contract 1.8.0 is filled already, and stays', () => {
    const path = '/web/orders/x%2F%7By%7D%3Fz?phone=&q=a%26b';
    expect(pathOf({ path, template: '/web/orders/{id}' })).toBe(path);
  });
});

const NOW = Date.parse('2026-11-21T01:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['60', 60],
    [' 5 ', 5],
    ['0', 1],
    ['99999999999', 86_400],
    ['9'.repeat(400), 86_400],
    ['Sat, 21 Nov 2026 01:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 00:00:00 GMT', 1],
    ['Saturday, 21-Nov-26 01:01:00 GMT', 60],
  ])('of %s is %i s', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds);
  });

  it.each([null, '', '-1', '1.5', 'soon', '2026-11-21', '1e3'])('of %s is ignored', (header) => {
    expect(retryAfterSeconds(header, NOW)).toBeUndefined();
  });

  it('is whole seconds from 1 to a day, or undefined, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (header) => {
        const seconds = retryAfterSeconds(header, NOW) ?? 1;
        expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 86_400).toBe(true);
      }),
    );
  });
});

describe('an HTTP date', () => {
  it('is read to the second', () => {
    const date = fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (value) => {
        expect(httpDate(value.toUTCString())).toBe(Math.floor(value.getTime() / 1000) * 1000);
      }),
    );
  });

  it.each(['', '0', '2026', 'yesterday', '2026-11-21T01:00:00Z'])('is not %j', (text) => {
    expect(httpDate(text)).toBeNaN();
  });
});
