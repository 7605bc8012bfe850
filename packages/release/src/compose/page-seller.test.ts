import { expect, test } from 'vitest';
import { unpackSeller, type ReleaseManifest, type RouteData } from '@vip/release-format';
import { sellerOf } from './page-seller.ts';

const text = (document: string) => ({ document, name: '《用户协议》', version: '1.0.0' });
const sale = (family: string) => ({ scope: 'main', family, at: 'main', result: '/result/{id}', path: '/' });
const seller = {
  company: '某某公司',
  icp: '某ICP备1号',
  support: { phone: '400-820-0004', hours: '9 点至 22 点' },
  apps: { a: '甲', b: '乙' },
  clients: ['a', 'a', 'b', 'a'],
  agreements: [text('/b'), text('/a'), text('/a/app')],
  consents: {
    b: { buy: [0], renew: [], login: [0] },
    a: { buy: [1], renew: [], login: [1] },
    'a app': { buy: [2], renew: [], login: [1] },
  },
  sales: [sale('main'), sale('upgrade')],
};

const inHtml = (manifest: Pick<ReleaseManifest, 'seller'>, route: Pick<RouteData, 'sells' | 'results'>) => {
  const { seller: packed } = sellerOf(manifest, route);
  return packed && unpackSeller(packed);
};

test('the HTML of a page that sells has the sale of its route, and of several apps the first one', () => {
  expect(inHtml({ seller }, { sells: 'main' })).toEqual({
    ...seller,
    isPart: true,
    apps: { a: '甲' },
    clients: ['a', 'a'],
    agreements: [text('/a'), text('/a/app')],
    consents: {
      a: { buy: [0], renew: [], login: [0] },
      'a app': { buy: [1], renew: [], login: [0] },
    },
    sales: [sale('main')],
  });
});

test('a brand with one app is there as a whole', () => {
  const one = { ...seller, apps: { a: '甲' } };
  expect(inHtml({ seller: one }, { results: ['upgrade', 'main'] })).toEqual(one);
});

test('other pages, and older releases, have nothing of it', () => {
  expect(sellerOf({ seller }, {})).toEqual({});
  expect(sellerOf({}, { sells: 'main' })).toEqual({});
});
