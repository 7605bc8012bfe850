import { describe, expect, it } from 'vitest';
import { pageFile } from './routes.ts';

describe('where a route lies', () => {
  it.each([
    ['/', 'index.html'],
    ['/honeywechatpay', 'honeywechatpay.html'],
    ['/mrky/and/pa', 'mrky/and/pa.html'],
    ['/result/:token/:id/:um/:level', 'result/_.html'],
  ])('%s is %s', (path, file) => expect(pageFile(path)).toBe(file));

  it.each(['/:id', '/a/:id/b', '/a//b', '/../x', '/api/x', '/workbench', '/r/x', 'a', '/a?b'])(
    'refuses %s',
    (path) => expect(() => pageFile(path)).toThrow(),
  );
});
