import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pageFile, pageFiles, RESERVED } from './page-file.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('the file of a route', () => {
  it.each([
    ['/', 'index.html'],
    ['/honeywechatpay', 'honeywechatpay.html'],
    ['/register', 'register.html'],
    ['/mrky/and/pa', 'mrky/and/pa.html'],
    ['/result/:token/:id/:um/:level', 'result/_.html'],
  ])('%s is %s', (path, file) => expect(pageFile(path)).toBe(file));

  it.each(['/:id', '/a/:id/b', '/a//b', '/a/', '/../x', '/a/_', '/:', 'a', '/a?b', ''])(
    'is refused for %s',
    (path) => expect(() => pageFile(path)).toThrow(),
  );

  it.each(RESERVED)('is refused in /%s, which is reserved', (segment) => {
    expect(() => pageFile(`/${segment}`)).toThrow('reserved');
    expect(() => pageFile(`/${segment}/x`)).toThrow('reserved');
  });

  it('is one file in the folder of pages, or refused, for any path', () => {
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

describe('the files that may answer a path', () => {
  it.each([
    ['/', ['index.html']],
    ['/a/b', ['a/b.html', 'a/_.html']],
    ['/a/', ['a.html', 'a/_.html']],
    ['/index', ['index/_.html']],
    ['/a/..%2f', ['a/_.html']],
    ['/_', []],
  ])('of %s are %j', (path, files) => expect(pageFiles(path)).toEqual(files));

  it('have plain names, below the folder of pages', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        for (const name of pageFiles(path))
          expect(name).toMatch(/^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.html$/);
      }),
    );
  });

  it('include the file of the route, for any parameters', () => {
    const name = fc.stringMatching(/^[a-z][\w-]{0,8}$/).filter((text) => !RESERVED.includes(text));
    fc.assert(
      fc.property(name, fc.array(fc.webPath(), { maxLength: 3 }), (first, values) => {
        const route = `/${[first, ...values.map((_value, index) => `:p${index}`)].join('/')}`;
        const requested = `/${[first, ...values.map((value) => encodeURIComponent(value))].join('/')}`;
        expect(pageFiles(requested)).toContain(pageFile(route));
      }),
    );
  });
});
