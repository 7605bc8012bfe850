import { expect, test } from 'vitest';
import { staticBaselineVariant } from './static-baseline.ts';

test('the page by hand needs no other file, and its style and script are in it', () => {
  const { html, files } = staticBaselineVariant();
  expect(files.size).toBe(0);
  expect(html).not.toMatch(/<(link|script)[^>]+(href|src)=/);
  expect(html).toContain('grid-template-columns');
  expect(html).toContain('/v1/activity');
});

test('the page by hand is found by the names that the product promises', () => {
  const { html } = staticBaselineVariant();
  for (const name of ['aria-label="会员套餐"', 'aria-label="支付方式"', '立即开通', '已阅读并同意'])
    expect(html).toContain(name);
});
