import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { parseRemote, parseShell } from './prepare-release.ts';

const remote = {
  brand: 'honey',
  container: 'honey_1a2b3c',
  contract: '1.2.0',
  entry: ['entry.1a2b3c.js'],
  pages: {
    './pay': { js: ['pay.1a2b3c.js'], css: ['pay.1a2b3c.css'], late: ['api_src_order.1a2b3c.js'] },
  },
  routes: [
    {
      path: '/honeywechatpay',
      title: '开通会员',
      description: '一年会员',
      page: './pay',
      session: 'known',
      firstCall: { backend: 'honey', path: '/v1/packages?ct={ct}' },
      secretParams: ['token'],
    },
  ],
  shared: { react: '^19.3.0', '@vip/host': '^1.2.0' },
};
const shell = {
  mode: 'production',
  contract: '1.2.0',
  js: ['shell.1.js'],
  css: [],
  shared: { react: '19.3.1' },
};

const errorOf = (value: unknown, brand = 'honey'): string => {
  try {
    parseRemote(brand, JSON.stringify(value));
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(CommandError);
    return (error as Error).message;
  }
};
const seller = {
  company: '某某公司',
  icp: '某ICP备1号',
  support: { phone: '400-820-0004', hours: '9 点至 22 点' },
  apps: { mxy: '蜜小语' },
  clients: ['mxy'],
  agreements: [{ document: '/mxy/and/vip', name: '《会员服务协议》', version: '1.2.0' }],
  consents: { mxy: { buy: [0], renew: [], login: [0] } },
  sales: [
    {
      scope: 'honey',
      family: 'honey',
      at: 'honey',
      result: '/resulthoney/{token}/{id}',
      path: '/honeywechatpay',
    },
  ],
};
const selling = (some: object) => ({ ...route({ sells: 'honey' }), seller: { ...seller, ...some } });
const page = (some: object) => ({ ...remote, pages: { './pay': { ...remote.pages['./pay'], ...some } } });
const firstCall = (some: object) =>
  route({ firstCall: { backend: 'main', path: '/v1/activity?is_speed={ct}&loads=packages', ...some } });
const route = (some: object) => ({ ...remote, routes: [{ ...remote.routes[0], ...some }] });

describe("a brand's build.json", () => {
  it('is accepted as a build writes it', () =>
    expect(parseRemote('honey', JSON.stringify(remote))).toEqual(remote));

  it('may have a seller', () =>
    expect(parseRemote('honey', JSON.stringify(selling({})))).toEqual(selling({})));

  it.each(Object.keys(remote))('is refused without %s, with advice to build again', (key) =>
    expect(errorOf({ ...remote, [key]: undefined })).toMatch(
      new RegExp(`^build.json of honey does not fit at ${key} .*: build honey again \\(pnpm --filter`),
    ),
  );

  it.each([
    ['a key that no build writes', { ...remote, live: true }, 'live'],
    ['pages without late files', page({ late: undefined }), 'pages../pay.late'],
    ['a file outside its folder', page({ js: ['../shell.js'] }), 'pages../pay.js.0'],
    ['a script among the styles', page({ css: ['pay.js'] }), 'pages../pay.css.0'],
    ['a page without a script', page({ js: [] }), 'pages../pay.js'],
    ['two entry files', { ...remote, entry: ['a.js', 'b.js'] }, 'entry'],
    ['a container that is not an identifier', { ...remote, container: 'fifth-brand_1' }, 'container'],
    ['a contract that is a range', { ...remote, contract: '^1.2.0' }, 'contract'],
    ['a malformed range', { ...remote, shared: { react: 'newest' } }, 'shared.react'],
    ['no route', { ...remote, routes: [] }, 'routes'],
    ['a route to no page', route({ page: './gone' }), 'a page that is not in pages'],
    ['a sale that no seller has', route({ sells: 'honey' }), 'a family that the seller does not sell'],
    ['a sale of another family', { ...selling({}), ...route({ results: ['main'] }) }, 'a family that'],
    ['a seller without agreements', selling({ agreements: [] }), 'seller.agreements'],
    ['an app without agreements', selling({ consents: { mxy: { buy: [], renew: [], login: [] } } }), 'buy'],
    ['an unknown agreement', selling({ consents: { mxy: { buy: [1], renew: [], login: [] } } }), 'consents'],
    [
      'a purchase page of another site',
      selling({ sales: [{ ...seller.sales[0], path: '//evil.example' }] }),
      'seller.sales.0.path',
    ],
    ['a session that does not exist', route({ session: 'maybe' }), 'routes.0.session'],
    ['a first call to no backend', firstCall({ backend: 'evil' }), 'routes.0.firstCall.backend'],
    ['a first call to a key of every object', firstCall({ backend: 'constructor' }), 'firstCall.backend'],
    ...[
      'https://evil.example/',
      '//evil.example/steal',
      '/v1//evil.example',
      '/\\evil.example',
      '/v1\\x',
      '/../admin',
      '/v1/..',
      '/v1/./x',
      '/v1/%2e%2E/x',
      '/v1/..%2fadmin',
      '/v1/a%5Cb',
      '/v1/%zz',
      '/v1/x#y',
      '/v1/x y',
      '/javascript:alert(1)',
      '/v1?next=https://evil.example',
      '',
    ].map((path): [string, object, string] => [
      `a first call to ${JSON.stringify(path)}`,
      firstCall({ path }),
      'routes.0.firstCall.path',
    ]),
  ])('is refused with %s', (_, value, place) => expect(errorOf(value)).toContain(place));

  it('is refused as another brand’s', () =>
    expect(errorOf(remote, 'main')).toMatch(/^this is a build of honey, not of main: build main again/));

  it('may not have the name of the shell', () =>
    expect(errorOf({ ...remote, brand: 'shell' }, 'shell')).toContain('brand'));

  it('is accepted or refused with a CommandError, whatever it contains', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseRemote('honey', text)).toThrow(CommandError);
        expect(() => parseShell(text)).toThrow(CommandError);
      }),
    ));
});

describe("the shell's build.json", () => {
  it('is accepted as a build writes it', () => expect(parseShell(JSON.stringify(shell))).toEqual(shell));

  it.each(Object.keys(shell))('is refused without %s, with advice to build again', (key) =>
    expect(() => parseShell(JSON.stringify({ ...shell, [key]: undefined }))).toThrow(
      `does not fit at ${key}`,
    ),
  );
});
