import { describe, expect, it } from 'vitest';
import { routeTroubles } from './routes.ts';
import { aLiveState, aRelease, routeOf } from './testing/manifests.test-support.ts';

const honey = (...paths: string[]) => aRelease({ routes: paths.map((path) => routeOf(path)) });
const beside = (paths: Record<string, string[]>) => aLiveState({ paths });
const after = (...paths: string[]) =>
  aLiveState({
    brands: { honey: { live: honey(...paths), canary: null, lastGood: null } },
    paths: { honey: paths },
  });

describe('routes beside the other brands', () => {
  it('may be its own again', () => expect(routeTroubles(honey('/a'), after('/a'), [])).toEqual([]));

  it('are not those of another brand, whatever their parameters are called', () =>
    expect(routeTroubles(honey('/a/:x', '/b'), beside({ main: ['/a/:y'] }), [])).toEqual([
      '/a/:x is taken by main: take another path, or let it be given up there first',
    ]));

  it('are not there twice', () =>
    expect(routeTroubles(honey('/a', '/a'), aLiveState(), [])).toEqual([
      expect.stringContaining('/a is taken by another route of this release'),
    ]));

  it.each([
    ['/api/x', 'reserved'],
    ['/domain', 'reserved'],
    ['/a?b', 'no route path'],
    ['/a/:x/b', 'what a file server can place'],
  ])('are not %s', (path, why) =>
    expect(routeTroubles(honey(path), aLiveState(), [])).toEqual([expect.stringContaining(why)]),
  );
});

describe('what the live release has', () => {
  it('is told when it is lost, and how to lose it', () =>
    expect(routeTroubles(honey('/a'), after('/a', '/x'), [])).toEqual([
      'removed route /x: links to it break; keep it, or publish with --allow-removed /x',
    ]));

  it('may be lost by name', () => {
    const live = after('/a', '/x', '/y');
    expect(routeTroubles(honey('/a'), live, ['/x'])).toEqual([expect.stringContaining('removed route /y')]);
    expect(routeTroubles(honey('/a'), live, ['/x', '/y'])).toEqual([]);
  });

  it('may have other names for its parameters, and not fewer of them', () => {
    expect(routeTroubles(honey('/a/:id'), after('/a/:order'), [])).toEqual([]);
    expect(routeTroubles(honey('/a/:id'), after('/a/:id/:level'), [])).toEqual([
      expect.stringContaining('removed route /a/:id/:level'),
    ]);
  });

  it('is a page too', () => {
    const live = after('/a');
    const other = aRelease({
      pages: { './buy': { js: ['buy.js'], css: [], late: [] } },
      routes: [routeOf('/a', './buy')],
    });
    expect(routeTroubles(other, live, [])).toEqual([
      'removed page ./pay: HTML that hosts keep asks for it; keep it, or publish with --allow-removed ./pay',
    ]);
    expect(routeTroubles(other, live, ['./pay'])).toEqual([]);
  });
});
