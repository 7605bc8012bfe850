import { webEdition } from '../../../agreements.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centerSeller } from './center-seller.ts';

test('the brand of the query sells, whatever app it names', () => {
  expect(centerSeller(4, { brand: 'youquan', app: 'tcq' }, webEdition)).toMatchObject({
    theme: 'theme-youquan',
    app: 'yqgs',
    scope: 'youquan',
    mark: '&brand=youquan',
  });
});

test('main sells upgrades for the app of the page, and the address of a result names only what was named', () => {
  expect(centerSeller(4, {}, webEdition)).toMatchObject({
    app: 'tcq',
    scope: 'main',
    family: 'upgrade',
    purchasePath: '/upgrade/diy',
    mark: '',
  });
  expect(centerSeller(4, { app: 'lxy' }, webEdition)).toMatchObject({
    app: 'lxy',
    purchasePath: '/upgrade/diy?app=lxy',
    mark: '&app=lxy',
  });
});

test('a brand that nobody knows is main', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString')), (brand) => {
      fc.pre(brand !== 'youquan' && brand !== 'tuiwen');
      expect(centerSeller(0, { brand }, webEdition).theme).toBe('theme-main');
    }),
  );
});

test('a mark names its seller again', () => {
  for (const query of [{ brand: 'youquan' }, { brand: 'tuiwen' }, { app: 'mrky' }, {}]) {
    const seller = centerSeller(0, query, webEdition);
    expect(centerSeller(0, Object.fromEntries(new URLSearchParams(seller.mark)), webEdition)).toEqual(seller);
  }
});
