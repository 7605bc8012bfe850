import { expect, test } from 'vitest';
import { staticBaselineVariant } from './static-baseline.ts';
import { pageOf } from './variant.ts';

const variant = staticBaselineVariant();
const html = pageOf(variant, '/');

test('the static page has its style and script inline and needs no other file', () => {
  const { files } = variant;
  expect(files.size).toBe(0);
  expect(html).not.toMatch(/<(link|script)[^>]+(href|src)=/);
  expect(html).toContain('grid-template-columns');
  expect(html).toContain('/v1/activity');
});

test('the static page has the accessible names that the product has', () => {
  for (const name of ['aria-label="会员套餐"', 'aria-label="支付方式"', '立即开通', '已阅读并同意'])
    expect(html).toContain(name);
});
