import { describe, expect, it } from 'vitest';
import { RESERVED } from '@vip/release-format';
import { createRouteTable, routeTable } from './route-table.ts';

const route = (path: string) => ({ path, title: path, page: './p' as const, session: 'none' as const });

describe('the table of routes', () => {
  const match = routeTable([route('/'), route('/result/:token/:id/:um/:level'), route('/upgrade/base')]);

  it.each([
    ['/', '/'],
    ['/result/t/1/-/2', '/result/:token/:id/:um/:level'],
    ['/upgrade/base', '/upgrade/base'],
    ['/upgrade/base/', '/upgrade/base'],
  ])('finds %s', (path, pattern) => expect(match(path)?.route.path).toBe(pattern));

  it.each(['/nothing', '/result/t/1', '/upgrade'])('knows no %s', (path) => expect(match(path)).toBeNull());

  it('gives the parameters of the path, decoded, and those with a broken escape as they are', () => {
    expect(match('/result/a%2Fb/%E5%8D%95/-/2')?.params).toEqual({
      token: 'a/b',
      id: '单',
      um: '-',
      level: '2',
    });
    expect(match('/result/%E5/1/-/2')?.params).toMatchObject({ token: '%E5' });
  });

  it('accepts a path that only starts like a reserved one', () =>
    expect(routeTable([route('/register')])('/register')?.route.path).toBe('/register'));

  it('refuses two routes of one pattern', () =>
    expect(() => routeTable([route('/a/:x'), route('/a/:y')])).toThrow('/a/:y'));

  it.each(RESERVED)('refuses /%s and what is below it', (segment) => {
    expect(() => routeTable([route(`/${segment}`)])).toThrow('reserved');
    expect(() => routeTable([route(`/${segment}/x`)])).toThrow('reserved');
  });
});

describe('the table of the running release', () => {
  it('matches the route of the HTML first, then all routes of the release', () => {
    const { match, open } = createRouteTable([route('/')]);
    expect(match('/upgrade/base')).toBeNull();
    open([route('/'), route('/upgrade/base')]);
    expect(match('/upgrade/base')?.route.path).toBe('/upgrade/base');
  });

  it('does not change if the new routes are invalid', () => {
    const { match, open } = createRouteTable([route('/')]);
    expect(() => open([route('/a/:x'), route('/a/:y')])).toThrow('/a/:y');
    expect(match('/')?.route.path).toBe('/');
  });
});
