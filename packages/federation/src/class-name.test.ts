import { expect, test } from 'vitest';
import { className } from './class-name.ts';

const SHARED = '/shop/packages/ui/src/button.module.css';
const nameIn = (brand: string, resourcePath: string) =>
  className({ rootContext: `/shop/apps/${brand}`, resourcePath }, '', 'page');

test('is short, and the same in every build of a file', () => {
  expect(nameIn('main', SHARED)).toMatch(/^[a-zA-Z]{4}_page$/);
  expect(
    className({ rootContext: '/other/apps/main', resourcePath: SHARED.replace('shop', 'other') }, '', 'page'),
  ).toBe(nameIn('main', SHARED));
});

test('two files of a brand, and a file of the same path in two brands, have different names', () => {
  const names = [
    nameIn('main', '/shop/apps/main/shared/page-frame.module.css'),
    nameIn('main', '/shop/apps/main/shared/paper.module.css'),
    nameIn('tuiwen', '/shop/apps/tuiwen/shared/page-frame.module.css'),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test('a shared file has another name in each brand: brands may be built with different versions of it', () => {
  expect(nameIn('main', SHARED)).not.toBe(nameIn('honey', SHARED));
});
