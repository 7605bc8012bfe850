import { expect, test } from 'vitest';
import { loginAgreements, purchaseAgreements } from './agreements.ts';
import { appOf, apps, type AppCode } from './brand.ts';
import { activitySetup } from './purchase/activity-setup.ts';
import { pack, session } from '@vip/purchase/testing';
import { legalTexts } from './legal/library.ts';

const codes = Object.keys(apps) as AppCode[];

test('the query names the app, else the client type does, else it is main’s own', () => {
  expect(appOf(2, { app: 'tcq' })).toBe('tcq');
  expect(appOf(2, {})).toBe('lxy');
  expect(appOf(0, {})).toBe('lxb');
  expect(appOf(99, {})).toBe('lxb');
});

test('an unknown app in the query is not believed', () => {
  expect(appOf(9, { app: 'constructor' })).toBe('mxy');
  expect(appOf(1, { app: '' })).toBe('lxb');
});

test.each(codes)(
  '%s: buying and logging in ask consent to two different texts with their versions',
  (code) => {
    for (const texts of [purchaseAgreements(code, false), loginAgreements(code)]) {
      expect(new Set(texts.map((text) => text.document)).size).toBe(2);
      for (const text of texts) {
        expect(text.document).toMatch(/^\/[\w/]+$/);
        expect(text.name).toMatch(/^《.+》$/);
        expect(text.version).toMatch(/^\d+\.\d+\.\d+$/);
      }
    }
  },
);

test('the texts are those that there are', () => {
  const documents = codes.map((code) => [
    ...new Set([...purchaseAgreements(code, true), ...loginAgreements(code)].map((text) => text.document)),
  ]);
  expect(documents).toEqual([
    ['/lxbva', '/lxbpa', '/lxbsa', '/lxbua'],
    ['/lxyva', '/lxypa', '/lxysa', '/lxyua'],
    ['/laua', '/lapa'],
    ['/tcqua', '/tcqpa'],
    ['/xpyua', '/xpypa'],
    ['/ttscva', '/ttscqa', '/ttscsa', '/ttscua'],
    ['/mrky/and/va', '/mrky/and/pa', '/mrky/and/ua'],
    ['/yqgsva', '/yqgspa', '/yqgssa', '/yqgsua'],
    ['/mxy/and/vip', '/mxy/and/privacy', '/mxy/and/subscribe', '/mxy/and/user'],
  ]);
});

test('a package that renews adds the subscription text', () => {
  const page = { session: session(), query: {} };
  const names = (renewal: ReturnType<typeof pack>['renewal']) =>
    activitySetup.agreements(page, pack({ renewal })).map((text) => text.document);
  expect(names(null)).toEqual(['/lxbva', '/lxbpa']);
  expect(names({ price: 2500, periodDays: 30 })).toEqual(['/lxbva', '/lxbpa', '/lxbsa']);
});

test('packages are those of the activity for the client type', () => {
  expect(activitySetup.packages(session({ clientType: 3 }), '').path).toBe(
    '/v1/activity?is_speed=3&loads=packages',
  );
});

test.each(codes)('%s: what a consent records is the version that stands on the text', (code) => {
  for (const { document, version, name } of [...purchaseAgreements(code, true), ...loginAgreements(code)]) {
    const meta = legalTexts.get(document)?.meta;
    expect({ document, version, name }).toEqual({
      document,
      version: meta?.version,
      name: `《${meta?.title}》`,
    });
    expect(meta?.app).toBe(code);
  }
});
