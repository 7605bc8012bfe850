import { expect, test } from 'vitest';
import { placeholderPackageList, placeholderPage } from './placeholder.ts';
import { ANONYMOUS, page as samplePage } from './testing/index.ts';

test('placeholders are the same for every user, time and environment, as the prerendered markup knows none of them', () => {
  const shown = (facts: Parameters<typeof samplePage>[0]) => {
    const { session, choices, choice, consent, now, ...rest } = placeholderPage(samplePage(facts));
    const { noPaymentMethod, missingWallet, beneficiary, notice, isBusy } = rest;
    const { agreements, isChecked } = consent;
    return JSON.stringify([
      [session.status, session.account, choices, choice, agreements, isChecked, now()],
      [noPaymentMethod, missingWallet, beneficiary, notice, isBusy],
    ]);
  };
  expect(
    shown({
      session: ANONYMOUS,
      choices: [],
      noPaymentMethod: { kind: 'scan', link: 'https://vip.example/' },
      missingWallet: '微信里不能用支付宝',
      beneficiary: '会员将开通给 138****0001',
      isBusy: true,
      now: () => 1,
    }),
  ).toBe(shown({}));
});

test('as many packages as asked for, the first of them selected', () => {
  const { packages, selected } = placeholderPackageList(3, 5);
  expect(packages.map(({ id }) => id)).toEqual(['0', '1', '2']);
  expect(selected).toBe(packages[0]);
  // They are keys of lists.
  expect(new Set(selected.benefits.map(({ name }) => name)).size).toBe(5);
});
