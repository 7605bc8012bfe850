import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill, plain } from './fill.ts';
import { renderMarkdown } from './render-markdown.ts';

test('nested clauses are included, and fields are filled everywhere', () => {
  const clauses = { outer: '外 {{name}}\n\n{{> app/inner}}', 'app/inner': '内 {{name}}' };
  expect(fill('{{> outer}}\n完', clauses, { name: '聊小白' })).toBe('外 聊小白\n\n内 聊小白\n完');
});

test.each([
  ['{{> missing}}', 'unknown clause missing'],
  ['{{missing}}', 'unknown field missing'],
  ['{{constructor}}', 'unknown field constructor'],
  ['{{ name }}', 'syntax error'],
  ['{{> round}}', 'include each other'],
])('%s is refused', (text, message) => {
  expect(() => fill(text, { round: '{{> round}}' }, { name: 'x' })).toThrow(message);
});

test('any value of a field is shown literally', () => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => !/[\s{}]/.test(text) && !/[:@.&]/.test(text));
  fc.assert(
    fc.property(line, (text) => {
      const { html } = renderMarkdown(fill('甲{{x}}乙', {}, { x: plain(text) }));
      const page = document.createElement('div');
      page.innerHTML = html;
      expect(page.textContent?.trim()).toBe(`甲${text}乙`);
      expect(page.querySelectorAll('*')).toHaveLength(1);
    }),
  );
});
