import { expect, test } from 'vitest';
import type { Agreement, Edition } from '@vip/checkout-react';
import { loginAgreements, purchaseAgreements } from './agreements.ts';

const documents = (texts: Agreement[]) => texts.map(({ document }) => document);

test.each<[Edition['platform'], boolean, privacy: string, renewal: string]>([
  ['ios', true, '/yqgs/ios/pa', '/yqgssa'],
  ['ios', false, '/yqgspa', '/yqgssa'],
  ['android', true, '/yqgspa', '/yqgs/and/sa'],
  ['android', false, '/yqgspa', '/yqgssa'],
  ['harmony', true, '/yqgspa', '/yqgssa'],
  ['desktop', false, '/yqgspa', '/yqgssa'],
])('on %s (in the app: %s) the documents are those of the platform', (platform, isApp, privacy, renewal) => {
  const edition = { platform, isApp };
  expect(documents(loginAgreements(edition))).toEqual(['/yqgsua', privacy]);
  expect(documents(purchaseAgreements(edition, false))).toEqual(['/yqgsva', privacy]);
  expect(documents(purchaseAgreements(edition, true))).toEqual(['/yqgsva', privacy, renewal]);
});

test('only the renewal terms are a subscription document', () => {
  const texts = purchaseAgreements({ platform: 'android', isApp: true }, true);
  expect(texts.map(({ isSubscription = false }) => isSubscription)).toEqual([false, false, true]);
});
