import { describe, expect, test } from 'vitest';
import { filledPath } from '@vip/api/client';
import type { Agreement, Edition } from '@vip/checkout-react';
import { pack, session } from '@vip/checkout-react/testing';
import { loginAgreements, purchaseAgreements } from './agreements.ts';
import { type AppCode, appOf, apps } from './brand.ts';
import { legalText } from './features/legal/built-text.ts';
import type { Variant } from './features/legal/front-matter.ts';
import { legalTexts } from './features/legal/library.ts';
import { activitySetup } from './shared/orders/activity-setup.ts';
import { shippedAgreements } from './shared/orders/prepared-setup.ts';

const codes = Object.keys(apps) as AppCode[];
const PLATFORMS: Edition['platform'][] = ['ios', 'android', 'harmony', 'desktop'];
const editions = PLATFORMS.flatMap((platform) =>
  [true, false].map((isApp): Edition => ({ platform, isApp })),
);
const everywhere = codes.flatMap((code) => editions.map((edition) => ({ code, edition })));

const iosApp: Edition = { platform: 'ios', isApp: true };
const androidApp: Edition = { platform: 'android', isApp: true };
const iosBrowser: Edition = { platform: 'ios', isApp: false };

const documents = (texts: Agreement[]) => texts.map(({ document }) => document);
const every = (code: AppCode, edition: Edition) => [
  ...loginAgreements(code, edition),
  ...purchaseAgreements(code, edition, true),
  ...shippedAgreements(code, edition),
];

/** Path of the closest edition of a text, by the front matter of all texts. */
function closest(app: AppCode, variant: Variant, { platform, isApp }: Edition): string | undefined {
  const own = [...legalTexts.values()].filter(({ meta }) => meta.app === app);
  const system = platform === 'ios' ? 'ios' : 'android';
  const order: string[] = isApp ? [platform, 'all', system] : ['web', 'all', system];
  // An app may have texts for Android only.
  if (own.every(({ meta }) => meta.platform === 'android')) order.push('android');
  const found = order.map((one) => own.find(({ meta }) => meta.platform === one && meta.variant === variant));
  return found.find((text) => text)?.path;
}

test('the query names the app, else the client type does, else it is main’s own', () => {
  expect(appOf(2, { app: 'tcq' })).toBe('tcq');
  expect(appOf(2, {})).toBe('lxy');
  expect(appOf(0, {})).toBe('lxb');
  expect(appOf(99, {})).toBe('lxb');
});

test('an unknown app in the query is ignored', () => {
  expect(appOf(9, { app: 'constructor' })).toBe('mxy');
  expect(appOf(1, { app: '' })).toBe('lxb');
});

describe('the edition of a text', () => {
  test.each(everywhere)('is the closest available one: $code, $edition', ({ code, edition }) => {
    const path = (variant: Variant) => closest(code, variant, edition);
    expect(documents(loginAgreements(code, edition))).toEqual([path('user'), path('privacy')]);

    const once = documents(purchaseAgreements(code, edition, false));
    const renewing = documents(purchaseAgreements(code, edition, true));
    const isInBrowser = legalTexts.get(`${path('user')}`)?.meta.platform === 'web';
    expect(once).toEqual(
      [
        path('vip'),
        // The web edition has the terms of orders, which the membership terms do not have.
        path('vip') && !isInBrowser ? undefined : path('user'),
        path('privacy'),
        path('licence'),
      ].filter(Boolean),
    );
    expect(renewing).toEqual([...once, path('subscription')].filter(Boolean));
  });

  test('follows platform and surface', () => {
    expect(documents(purchaseAgreements('mrky', iosApp, false))).toEqual([
      '/mrky/ios/ua',
      '/mrky/ios/pa',
      '/mrky/ios/ea',
    ]);
    expect(documents(purchaseAgreements('mrky', androidApp, false))).toEqual([
      '/mrky/and/va',
      '/mrky/and/pa',
    ]);
    expect(documents(purchaseAgreements('mrky', iosBrowser, false))).toContain('/mrky/ios/pa');
    expect(documents(shippedAgreements('tcq', iosApp))).toEqual(['/useragree', '/privacyagree']);
    expect(documents(shippedAgreements('lxy', androidApp))).toEqual([
      '/lxyva',
      '/lxyuseragree',
      '/lxyprivacyagree',
    ]);
  });

  test.each(everywhere)('names the address of a shipped order: $code, $edition', ({ code, edition }) => {
    const texts = documents(shippedAgreements(code, edition)).map((path) => ({
      variant: legalTexts.get(path)?.meta.variant,
      text: legalText(path),
    }));
    const textOf = (variant: Variant) => texts.find((one) => one.variant === variant)?.text;
    expect(textOf('privacy')).toContain('收件人、电话、地区和详细地址');
    expect(textOf('user')).toContain('邮寄商品');
  });
});

describe('what a consent records', () => {
  test.each(everywhere)('is the version of the text: $code, $edition', ({ code, edition }) => {
    for (const { document, version, name } of every(code, edition)) {
      const meta = legalTexts.get(document)?.meta;
      expect({ document, version, name }).toEqual({
        document,
        version: meta?.version,
        name: `《${meta?.title}》`,
      });
    }
  });

  test.each(everywhere)('is of this app, and each text once: $code, $edition', ({ code, edition }) => {
    const sets = [
      loginAgreements(code, edition),
      purchaseAgreements(code, edition, false),
      purchaseAgreements(code, edition, true),
    ];
    for (const set of sets) {
      expect(set.length).toBeGreaterThan(1);
      expect(new Set(documents(set)).size).toBe(set.length);
      expect(new Set(set.map(({ name }) => name)).size).toBe(set.length);
      for (const { document } of set) expect(legalTexts.get(document)?.meta.app).toBe(code);
    }
  });
});

test('a renewing package has a subscription text where its app has one, and only there', () => {
  const isSold = (code: AppCode) =>
    purchaseAgreements(code, androidApp, true).some((text) => text.isSubscription);
  expect(codes.filter(isSold)).toEqual(['lxb', 'lxy', 'ttscq', 'yqgs', 'mxy']);
  for (const { code, edition } of everywhere)
    for (const { document, isSubscription = false } of every(code, edition))
      expect(isSubscription).toBe(legalTexts.get(document)?.meta.variant === 'subscription');
});

test('a package that renews adds the subscription text', () => {
  const page = { session: session(), query: {}, edition: androidApp };
  const names = (renewal: ReturnType<typeof pack>['renewal']) =>
    activitySetup.agreements(page, pack({ renewal })).map((text) => text.document);
  expect(names(null)).toEqual(['/lxbva', '/lxbpa']);
  expect(names({ price: 2500, periodDays: 30 })).toEqual(['/lxbva', '/lxbpa', '/lxbsa']);
});

test('packages are those of the activity for the client type', () => {
  expect(filledPath(activitySetup.packages(session({ clientType: 3 }), ''))).toBe(
    '/v1/activity?is_speed=3&loads=packages',
  );
});
