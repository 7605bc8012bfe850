import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { attribution, marksOf } from './attribution.ts';

describe('the attribution code and the level of a result', () => {
  const PATH = '/result/:token/:id/:um/:level';
  const QUERY = '/upgrade/use';

  it.each([
    [PATH, '/result/-/26/menu/2', '', { um: 'menu', level: '2' }],
    [PATH, '/result/-/26/-/1', '?um=visit&level=9', { um: '-', level: '1' }],
    [QUERY, '/upgrade/use', '?order=26&token=-&um=menu&level=2', { um: 'menu', level: '2' }],
    [QUERY, '/upgrade/use', '?order=26', {}],
    [PATH, '/result/-/26/%7Bum%7D/%E5%B9%B4', '', {}],
    [PATH, `/result/-/26/${'a'.repeat(65)}/a%2Fb`, '', {}],
    [PATH, '/result/-/26/%/1', '', { level: '1' }],
    [PATH, '/result/-/26', '', {}],
    ['*', '/no/such/page', '?um=menu', { um: 'menu' }],
  ])('%#: are read from %o %s%s', (route, pathname, search, marks) => {
    expect(marksOf(route, { pathname, search })).toEqual(marks);
  });
});

describe('the attribution code of a visit', () => {
  const open = (search: string, session = memoryStorage()) =>
    attribution({ pathname: '/result/-/26/order/1', search }, session);

  it.each([
    ['?um=menu', 'menu'],
    ['?a=1&um=gzh.menu_2-~', 'gzh.menu_2-~'],
    ['', '-'],
    ['?um=', '-'],
    ['?um=%E8%8F%9C', '-'],
    [`?um=${'a'.repeat(65)}`, '-'],
  ])('in %j is %j', (search, um) => {
    expect(open(search)).toBe(um);
  });

  it('stays until a link with another one is opened', () => {
    const session = memoryStorage();
    expect(['?um=menu', '', '?um=bad%20code', '?um=card', ''].map((search) => open(search, session))).toEqual(
      ['menu', 'menu', 'menu', 'card', 'card'],
    );
  });
});
