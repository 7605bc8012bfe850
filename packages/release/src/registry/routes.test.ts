import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESERVED } from '../reserved.ts';
import { pageFile } from './routes.ts';

describe('where a route lies', () => {
  it.each([
    ['/', 'index.html'],
    ['/honeywechatpay', 'honeywechatpay.html'],
    ['/register', 'register.html'],
    ['/mrky/and/pa', 'mrky/and/pa.html'],
    ['/result/:token/:id/:um/:level', 'result/_.html'],
  ])('%s is %s', (path, file) => expect(pageFile(path)).toBe(file));

  it.each(['/:id', '/a/:id/b', '/a//b', '/a/', '/../x', '/a/_', '/:', 'a', '/a?b', ''])(
    'is nowhere for %s',
    (path) => expect(() => pageFile(path)).toThrow(),
  );

  it.each(RESERVED)('is nowhere in /%s, which belongs to the site', (segment) => {
    expect(() => pageFile(`/${segment}`)).toThrow('reserved');
    expect(() => pageFile(`/${segment}/x`)).toThrow('reserved');
  });

  it('is one file inside the pages, or nowhere, whatever the path is', () => {
    const segment = fc.oneof(fc.constantFrom('a', ':b', '..', '.', '_', '', 'r', '%2e'), fc.string());
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        let file: string;
        try {
          file = pageFile(`/${segments.join('/')}`);
        } catch {
          return;
        }
        expect(file).toMatch(/^(?:\w[\w-]*\/)*\w[\w-]*\.html$/);
      }),
    );
  });
});
