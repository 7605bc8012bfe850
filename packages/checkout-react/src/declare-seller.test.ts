import { expect, test } from 'vitest';
import type { Agreement, Edition } from './contract.ts';
import { declareSeller, type DeclaredSale } from './declare-seller.ts';
import { activityBackend } from './activity-backend.ts';
import { mainBackend, ownBackend } from './define-brand.ts';
import { agreementsOf, saleResultSetup, saleSetup, soldApp } from './seller.ts';
import { ANONYMOUS, pack } from './testing/samples.ts';

const text = (document: string): Agreement => ({ document, name: `《${document}》`, version: '1.0.0' });
const support = { phone: '400-820-0004', hours: '9 点至 22 点' };

/** A brand with two apps, the second with another text on iOS and one for browsers. */
const setup: DeclaredSale['setup'] = {
  ...mainBackend,
  resultTemplate: '/result/{id}',
  agreements: ({ query: { app }, edition: { platform, isApp } }, { renewal }) => [
    text(app === 'b' && isApp && platform === 'ios' ? '/b/ios' : `/${app}`),
    ...(app === 'b' && !isApp ? [text('/b/web')] : []),
    ...(renewal ? [{ ...text(`/${app}/renewal`), isSubscription: true as const }] : []),
  ],
  loginAgreements: ({ query: { app } }) => [text(`/${app}`)],
};
const declare = (...sales: DeclaredSale[]) =>
  declareSeller({
    company: '某某公司',
    icp: '某ICP备1号',
    support,
    apps: { a: '甲', b: '乙' },
    clients: ['a', 'a', 'b'],
    sales,
  });
const seller = declare({ setup, path: '/userpay' });
const editions = (['android', 'ios', 'harmony', 'desktop'] as const).flatMap((platform): Edition[] =>
  [true, false].map((isApp) => ({ platform, isApp })),
);

test.each(['a', 'b'])('the data has the agreements of the setup, for app %s in every edition', (app) => {
  const built = saleSetup(seller, seller.sales[0]!, false)!;
  for (const edition of editions)
    for (const renewal of [null, { price: 1, periodDays: 30 }]) {
      const facts = { session: ANONYMOUS, query: { app }, edition };
      expect(built.agreements(facts, pack({ renewal }))).toEqual(
        setup.agreements?.(facts, pack({ renewal })),
      );
      expect(built.loginAgreements(facts)).toEqual(setup.loginAgreements?.(facts));
    }
});

test('an edition that is like another one has no entry', () => {
  expect(Object.keys(seller.consents)).toEqual(['a', 'b', 'b app', 'b app ios']);
});

test('pages of a brand have to ask for the same agreements', () => {
  const other = { ...setup, loginAgreements: () => [text('/other')] };
  expect(() => declare({ setup, path: '/' }, { setup: other, path: '/userpay' })).toThrow(
    /different agreements/,
  );
});

test('a renewing package has to add its agreements', () => {
  const other: DeclaredSale['setup'] = {
    ...setup,
    agreements: (_, { renewal }) => [text(renewal ? '/renewal' : '/once')],
  };
  expect(() => declare({ setup: other, path: '/' })).toThrow(/has to add/);
});

test.each<[string | undefined, number, boolean, string]>([
  ['b', 0, false, 'b'],
  [undefined, 2, false, 'b'],
  ['unknown', 2, false, 'b'],
  [undefined, 9, false, 'a'],
  ['b', 0, true, 'b'],
  ['unknown', 0, true, ''],
  [undefined, 9, true, ''],
])(
  'with app=%s in the address and client type %s (a part of the data: %s) the app is %s',
  (app, clientType, isPart, sold) => {
    const data = { ...seller, ...(isPart && { isPart: true as const }) };
    expect(soldApp(data, { clientType }, app === undefined ? {} : { app })).toBe(sold);
  },
);

test('an app that is not in the data has no agreements', () => {
  expect(agreementsOf(seller, '', editions[0]!, 'buy')).toEqual([]);
});

test.each([
  [activityBackend, { at: 'activity', family: 'main' }],
  [mainBackend, { at: 'main', family: 'main.official' }],
  [ownBackend('honey'), { at: 'honey', family: 'honey' }],
  [ownBackend('tuiwen', 'type'), { at: 'tuiwen', loads: 'type' }],
  [
    { ...ownBackend('tuiwen'), scope: 'fair', family: 'fair' },
    { at: 'tuiwen', scope: 'fair', family: 'fair' },
  ],
])('a sale has the calls of its setup: %#', (backend, expected) => {
  const { sales, ...rest } = declare({ setup: { ...setup, ...backend }, path: '/' });
  const [sale] = sales;
  if (!sale) throw new Error('no sale');
  expect(sale).toMatchObject(expected);
  const built = saleSetup({ sales, ...rest }, sale, true);
  expect(built).toMatchObject({ needsSession: true, scope: backend.scope, resultTemplate: '/result/{id}' });
  expect(JSON.stringify(built?.packages(ANONYMOUS, ''))).toBe(
    JSON.stringify(backend.packages(ANONYMOUS, '')),
  );
  expect(saleResultSetup(sale)).toMatchObject({ scope: backend.scope, reads: backend.reads });
});

test('orders of another brand need its backend', () => {
  const { packages: _, ...other } = setup;
  expect(() => declare({ setup: other, path: '/' })).toThrow(/no call for packages/);
  expect(declare({ setup: other, path: '/', at: 'youquan' }).sales).toMatchObject([{ at: 'youquan' }]);
});
