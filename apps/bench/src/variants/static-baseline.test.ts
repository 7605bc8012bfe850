import { expect, test } from 'vitest';
import { staticBaselineVariant } from './static-baseline.ts';

test('the static page has its style and script inline and needs no other file', () => {
  const { html, files } = staticBaselineVariant();
  expect(files.size).toBe(0);
  expect(html).not.toMatch(/<(link|script)[^>]+(href|src)=/);
  expect(html).toContain('grid-template-columns');
  expect(html).toContain('/v1/activity');
});

test('the static page has the accessible names that the product has', () => {
  const { html } = staticBaselineVariant();
  for (const name of ['aria-label="会员套餐"', 'aria-label="支付方式"', '立即开通', '已阅读并同意'])
    expect(html).toContain(name);
});
