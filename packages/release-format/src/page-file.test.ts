import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pageFile, pageFiles, RESERVED } from './page-file.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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

describe('the files that may answer a path', () => {
  it.each([
    ['/', ['index.html']],
    ['/a/b', ['a/b.html', 'a/_.html']],
    ['/a/', ['a.html', 'a/_.html']],
    ['/index', ['index/_.html']],
    ['/a/..%2f', ['a/_.html']],
    ['/_', []],
  ])('of %s are %j', (path, files) => expect(pageFiles(path)).toEqual(files));

  it('have plain letters, below the folder of pages', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        for (const name of pageFiles(path))
          expect(name).toMatch(/^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.html$/);
      }),
    );
  });

  it('have the file of the route among them, whatever its parameters are', () => {
    const name = fc.stringMatching(/^[a-z][\w-]{0,8}$/).filter((text) => !RESERVED.includes(text));
    fc.assert(
      fc.property(name, fc.array(fc.webPath(), { maxLength: 3 }), (first, values) => {
        const route = `/${[first, ...values.map((_value, index) => `:p${index}`)].join('/')}`;
        const asked = `/${[first, ...values.map((value) => encodeURIComponent(value))].join('/')}`;
        expect(pageFiles(asked)).toContain(pageFile(route));
      }),
    );
  });
});
