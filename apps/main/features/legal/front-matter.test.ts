import { expect, test } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';

const head = [
  'app: lxb',
  'variant: privacy',
  'platform: all',
  'title: 隐私政策',
  'version: 1.0.0',
  'published: 2026-10-20',
  'effective: 2026-11-01',
];
const file = (lines: string[]) => `---\n${lines.join('\n')}\n---\n\n正文\n`;

test('a file is split into front matter and body', () => {
  const { meta, body } = parseFrontMatter(file(head));
  expect(meta).toEqual(Object.fromEntries(head.map((line) => line.split(': '))));
  expect(body.trim()).toBe('正文');
});

test.each(head.map((line, at) => [line, at] as const))('without “%s” it is refused', (_, at) => {
  expect(() => parseFrontMatter(file(head.filter((_line, index) => index !== at)))).toThrow('has no');
});

test.each([
  ['an empty value', 'version: '],
  ['an unknown key', 'autor: x'],
])('%s is refused', (_, line) => {
  expect(() => parseFrontMatter(file([...head.slice(1), line]))).toThrow('invalid line');
});

test('a file without front matter is refused', () => {
  expect(() => parseFrontMatter('正文')).toThrow('no front matter');
});
