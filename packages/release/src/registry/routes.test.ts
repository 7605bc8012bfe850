import { describe, expect, it } from 'vitest';
import { pageFile, routeTroubles } from './routes.ts';
import { EMPTY, type Registry, type ReleaseRecord } from './registry.ts';

const route = (path: string) => ({ path, title: '', page: './p', session: 'none' });
const live = (brand: string, ...paths: string[]): Registry => ({
  ...EMPTY,
  brands: { [brand]: { live: { routes: paths.map(route) } as ReleaseRecord, history: [] } },
});

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

describe('routes beside the other brands', () => {
  it('accepts its own routes again', () =>
    expect(routeTroubles('honey', [route('/a')], live('honey', '/a'))).toEqual([]));

  it("refuses another brand's path, whatever its parameters are called", () => {
    expect(routeTroubles('honey', [route('/a/:x')], live('main', '/a/:y'))).toEqual([
      '/a/:x is taken by main',
    ]);
  });

  it('refuses the same path twice in one release', () => {
    expect(routeTroubles('honey', [route('/a'), route('/a')], EMPTY)).toHaveLength(1);
  });
});
