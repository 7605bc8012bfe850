import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classNames, missingFrom } from './class-names.ts';

test('class names are those of the selectors, also inside of a media rule', () => {
  const css = '.a-1x,.b>.c:not(.d){margin:.5em;animation:x .2s}@media (max-width:2.5em){.e{color:red}}';
  expect([...classNames(css)].sort()).toEqual(['a-1x', 'b', 'c', 'd', 'e']);
});

test('every class of a sheet of rules is found', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z0-9_-]{0,8}$/)), (names) => {
      const css = names.map((name) => `.${name}{width:.5px}`).join('');
      expect([...classNames(css)]).toEqual(names);
      expect(missingFrom(new Set(names), classNames(css))).toEqual([]);
    }),
  );
});

test('what is missing is named', () => expect(missingFrom(new Set(['a', 'b']), new Set(['a']))).toEqual(['b']));
