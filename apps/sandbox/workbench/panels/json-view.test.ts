import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonTokens, pretty } from './json-view.tsx';

const together = (source: string) =>
  jsonTokens(source)
    .map(({ text }) => text)
    .join('');

it('keeps every character of any text', () => {
  fc.assert(fc.property(fc.string(), (source) => together(source) === source));
  fc.assert(fc.property(fc.json(), (source) => together(source) === source));
});

it('distinguishes names, strings and literals', () => {
  const kinds = jsonTokens('{"id": "a\\"b", "n": -1.5, "ok": true}').filter(({ kind }) => kind !== 'plain');
  expect(kinds).toEqual([
    { kind: 'name', text: '"id"' },
    { kind: 'text', text: '"a\\"b"' },
    { kind: 'name', text: '"n"' },
    { kind: 'word', text: '-1.5' },
    { kind: 'name', text: '"ok"' },
    { kind: 'word', text: 'true' },
  ]);
});

it('shows a malformed body unchanged', () => {
  expect(pretty('{"id":')).toBe('{"id":');
  expect(pretty('{"id":1}')).toBe('{\n  "id": 1\n}');
});
