import { webEdition } from '../../../agreements.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centerSeller } from './center-seller.ts';

test('the seller is the brand of the query, whatever app it names', () => {
  expect(centerSeller(4, { brand: 'youquan', app: 'tcq' }, webEdition)).toMatchObject({
    theme: 'theme-youquan',
    app: 'yqgs',
    scope: 'youquan',
    resultQuery: '&brand=youquan',
  });
});

test('without a brand the seller is main, and the address of a result names an app only if the link did', () => {
  expect(centerSeller(4, {}, webEdition)).toMatchObject({
    app: 'tcq',
    scope: 'main',
    family: 'upgrade',
    purchasePath: '/upgrade/diy',
    resultQuery: '',
  });
  expect(centerSeller(4, { app: 'lxy' }, webEdition)).toMatchObject({
    app: 'lxy',
    purchasePath: '/upgrade/diy?app=lxy',
    resultQuery: '&app=lxy',
  });
});

test('an unknown brand is main', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString')), (brand) => {
      fc.pre(brand !== 'youquan' && brand !== 'tuiwen');
      expect(centerSeller(0, { brand }, webEdition).theme).toBe('theme-main');
    }),
  );
});

test('the query of a result identifies its seller', () => {
  for (const query of [{ brand: 'youquan' }, { brand: 'tuiwen' }, { app: 'mrky' }, {}]) {
    const seller = centerSeller(0, query, webEdition);
    expect(centerSeller(0, Object.fromEntries(new URLSearchParams(seller.resultQuery)), webEdition)).toEqual(
      seller,
    );
  }
});
