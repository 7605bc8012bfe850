import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillRoute, findRoutes, isOfAnOrder, paramsOf, routeOf, shortPath } from './routes.ts';

const RESULT = '/result/:token/:id/:um/:level';
const routes = [
  { brand: 'main', path: '/', title: '支付' },
  { brand: 'main', path: RESULT, title: '支付结果' },
  { brand: 'main', path: '/mrky/and/pa', title: '隐私政策' },
  { brand: 'honey', path: '/honeywechatpay', title: '开通会员' },
];
const pathsFor = (typed: string, brand = 'main') => findRoutes(routes, brand, typed).map(({ path }) => path);

it("searches a brand's routes for every typed word, in title and path", () => {
  expect(pathsFor('')).toHaveLength(3);
  expect(pathsFor('支付')).toEqual(['/', RESULT]);
  expect(pathsFor('MRKY 隐私')).toEqual(['/mrky/and/pa']);
  expect(pathsFor('开通', 'honey')).toEqual(['/honeywechatpay']);
  expect(pathsFor('没有的')).toEqual([]);
});

it('recognises a route of an order by its parameters', () => {
  expect(isOfAnOrder(RESULT)).toBe(true);
  expect(isOfAnOrder('/detail/:id/:fid')).toBe(false);
  expect(paramsOf('/detail/:id/:fid')).toEqual(['id', 'fid']);
  expect(shortPath(RESULT)).toBe('/result/…');
});

it('fills a route so that routeOf finds it again for any values', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme-ascii' }), { minLength: 4, maxLength: 4 }), (values) => {
      const [token = '', id = '', um = '', level = ''] = values;
      const address = fillRoute(RESULT, { token, id, um, level });
      expect(address.split('/')).toHaveLength(6);
      expect(routeOf(routes, `${address}?x=/1#y`)?.path).toBe(RESULT);
    }),
  );
});

it('puts a dash where a value is empty', () => {
  expect(fillRoute(RESULT, { token: 't', id: '1', um: '' })).toBe('/result/t/1/-/-');
});
