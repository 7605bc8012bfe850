import { describe, expect, it } from 'vitest';
import { routeViolations } from './routes.ts';
import { aLiveState, aRelease, routeOf } from './testing/manifests.test-support.ts';

const honey = (...paths: string[]) => aRelease({ routes: paths.map((path) => routeOf(path)) });
const beside = (paths: Record<string, string[]>) => aLiveState({ paths });
const after = (...paths: string[]) =>
  aLiveState({
    brands: { honey: { live: honey(...paths), canary: null, lastGood: null } },
    paths: { honey: paths },
  });

describe('routes beside the other brands', () => {
  it('may be the brand’s own live ones', () =>
    expect(routeViolations(honey('/a'), after('/a'), [])).toEqual([]));

  it('may not be those of another brand, whatever the names of parameters', () =>
    expect(routeViolations(honey('/a/:x', '/b'), beside({ main: ['/a/:y'] }), [])).toEqual([
      '/a/:x is taken by main: choose another path, or remove it there first',
    ]));

  it('may not be declared twice', () =>
    expect(routeViolations(honey('/a', '/a'), aLiveState(), [])).toEqual([
      expect.stringContaining('/a is taken by another route of this release'),
    ]));

  it.each([
    ['/api/x', 'reserved'],
    ['/domain', 'reserved'],
    ['/a?b', 'not a route path'],
    ['/a/:x/b', 'one static segment'],
  ])('may not be %s', (path, why) =>
    expect(routeViolations(honey(path), aLiveState(), [])).toEqual([expect.stringContaining(why)]),
  );
});

describe('routes and pages of the live release', () => {
  it('may not be removed without --allow-removed', () =>
    expect(routeViolations(honey('/a'), after('/a', '/x'), [])).toEqual([
      'removed route /x: links to it break; keep it, or publish with --allow-removed /x',
    ]));

  it('may be removed by name', () => {
    const live = after('/a', '/x', '/y');
    expect(routeViolations(honey('/a'), live, ['/x'])).toEqual([expect.stringContaining('removed route /y')]);
    expect(routeViolations(honey('/a'), live, ['/x', '/y'])).toEqual([]);
  });

  it('may rename parameters, but not have fewer', () => {
    expect(routeViolations(honey('/a/:id'), after('/a/:order'), [])).toEqual([]);
    expect(routeViolations(honey('/a/:id'), after('/a/:id/:level'), [])).toEqual([
      expect.stringContaining('removed route /a/:id/:level'),
    ]);
  });

  it('include pages', () => {
    const live = after('/a');
    const other = aRelease({
      pages: { './buy': { js: ['buy.js'], css: [], late: [] } },
      routes: [routeOf('/a', './buy')],
    });
    expect(routeViolations(other, live, [])).toEqual([
      'removed page ./pay: cached HTML requests it; keep it, or publish with --allow-removed ./pay',
    ]);
    expect(routeViolations(other, live, ['./pay'])).toEqual([]);
  });
});
