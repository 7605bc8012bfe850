import { describe, expect, it } from 'vitest';
import { scriptViolations } from './script-violations.ts';

const REFUSED = {
  'optional chaining': 'a?.b',
  'a default for nothing': 'a ?? b',
  'logical assignment': 'a ||= b',
  'a big integer': '1n',
  'a catch without a binding': 'try { a() } catch { b() }',
  'a class field': 'class A { b = 1 }',
  'a private field': 'class A { #b() {} }',
  'a static block': 'class A { static { a() } }',
  'a number with separators': '1_000',
  'an import.meta': 'import.meta.url',
  lookbehind: '/(?<=a)b/',
  'negative lookbehind': '/(?<!a)b/',
  'a named group': '/(?<year>a)/',
  'lookbehind in a text': 'new RegExp("(?<=a)b")',
  'indices of a match': '/a/d',
  'sets in a pattern': '/[a--b]/v',
};

const TAKEN = {
  'spread of objects': 'a = { ...b }; ({ c, ...d } = b)',
  'async iteration': 'async function f() { for await (const a of b) c(a) }',
  'an async generator': 'async function* f() { yield 1 }',
  'an import on demand': 'a(() => import(b))',
  'a name of a property': 'a["catch"] = b ? .5 : c',
  'unicode properties': '/\\p{L}/u',
  'a dot for all': '/./s',
  'a text that looks like one': 'a = "b?.c ?? 1n"',
};

describe('a script for the oldest engines', () => {
  for (const [name, code] of Object.entries(REFUSED)) {
    it(`may not have ${name}`, () => {
      const [violation, ...more] = scriptViolations(`var a, b, c;\nvar d;  ${code}`);
      expect(violation).toMatchObject({ line: 2 });
      expect(more).toEqual([]);
    });
  }
  for (const [name, code] of Object.entries(TAKEN)) {
    it(`may have ${name}`, () => expect(scriptViolations(code)).toEqual([]));
  }

  it('is reported with its place', () =>
    expect(scriptViolations('var a;\n  /(?<=b)/')).toEqual([
      { line: 2, column: 3, what: 'lookbehind in a regular expression' },
    ]));
});
