import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markupClasses, sheetClasses } from './class-names.ts';

const names = fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z0-9_-]{0,8}$/));

test('class names of a sheet are those of its selectors, also inside of a media rule', () => {
  const css = '.a-1x,.b>.c:not(.d){margin:.5em;animation:x .2s}@media (max-width:2.5em){.e{color:red}}';
  expect([...sheetClasses(css)].sort()).toEqual(['a-1x', 'b', 'c', 'd', 'e']);
});

test('every class of a sheet of rules is found', () => {
  fc.assert(
    fc.property(names, (wanted) => {
      const css = wanted.map((name) => `.${name}{width:.5px}`).join('');
      expect([...sheetClasses(css)]).toEqual(wanted);
    }),
  );
});

test('every class of markup is found, alone or beside others', () => {
  fc.assert(
    fc.property(names, (wanted) => {
      const alone = wanted.map((name) => `<p class="${name}"></p>`).join('');
      expect([...markupClasses(alone)]).toEqual(wanted);
      expect([...markupClasses(`<p id="x" class="${wanted.join(' ')}"></p>`)]).toEqual(wanted);
    }),
  );
});
