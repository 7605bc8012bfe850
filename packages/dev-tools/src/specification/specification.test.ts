import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPECIFIED } from '../route-table/specified-routes.ts';
import {
  type Requirement,
  specificationDocument,
  specificationTable,
  specificationViolations,
} from './specification.ts';
import { testsIn } from './test-titles.ts';

const files: Record<string, string> = {
  'pages.ts': `export const PAY = { name: 'pay', path: '/' };
export const PAGES = [PAY, { ...PAY, name: 'acpay' }];`,
  'page.spec.ts': `import { PAGES } from './pages.ts';
for (const page of PAGES) {
  test.describe(\`\${page.path}\`, () => {
    test.use({ account: null });
    test('sells', async () => {
      await test.step('the cashier', async () => {});
    });
  });
}
testAlone('once', { tag: '@x' }, () => {});
test.describe.skip('later', () => {
  test('is not run', () => {});
});`,
  'unit.test.ts': `const NAMED = { a: 1, 'b c': 2 };
describe.each(Object.entries(NAMED))('%s', (name) => {
  it('is read', () => expect(text.describe('no test', () => 1)).toBe(1));
  it.each([[1, 'x'], [2, 'y']] as const)('counts %i', (n) => {});
  it.each([{ id: 'first', n: 1 }])('has $id', () => {});
  it.each(computed())('is computed: %s', () => {});
  it.skipIf(isSlow)('may be slow', () => {});
});
it.todo('comes later');
it('twice', () => {});
it('twice', () => {});
it(name, () => {});
// it('is commented out', () => {});`,
};

let root = '';
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'specification-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(root, name), text);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('the tests of a file', () => {
  it('have titles as in the source, groups first, and no steps', () => {
    const titles = (name: string) => testsIn(path.join(root, name)).map(({ title }) => title);
    expect(titles('page.spec.ts')).toEqual(['${page.path} › sells', 'once', 'later › is not run']);
    expect(titles('unit.test.ts')).toEqual([
      '%s › is read',
      '%s › counts %i',
      '%s › has $id',
      '%s › is computed: %s',
      '%s › may be slow',
      'comes later',
      'twice',
      'twice',
      '${name}',
    ]);
  });

  it('have the rows of the tables and loops around them, also of an imported list', () => {
    const cases = (name: string, title: string) =>
      testsIn(path.join(root, name)).find((test) => test.title === title)?.cases;
    expect(cases('page.spec.ts', '${page.path} › sells')).toEqual(['pay', 'acpay']);
    expect(cases('unit.test.ts', '%s › is read')).toEqual(['a', 'b c']);
    expect(cases('unit.test.ts', '%s › counts %i')).toEqual(['a', 'b c', '1', '2']);
    expect(cases('unit.test.ts', '%s › has $id')).toEqual(['a', 'b c', 'first']);
    expect(cases('unit.test.ts', '%s › is computed: %s')).toEqual(['a', 'b c']);
    expect(cases('page.spec.ts', 'once')).toEqual([]);
  });

  it('that never run are marked', () => {
    const never = ['page.spec.ts', 'unit.test.ts'].flatMap((name) =>
      testsIn(path.join(root, name)).filter(({ runs }) => !runs),
    );
    expect(never.map(({ title }) => title)).toEqual(['later › is not run', 'comes later']);
  });
});

/** A row for each specified route, with a test. */
const COMPLETE: Requirement[] = SPECIFIED.map(({ pattern }, at) => ({
  id: `2.${at}`,
  text: `The route ${pattern}`,
  route: pattern,
  tests: [{ file: 'page.spec.ts', test: 'once' }],
}));

describe('the list of requirements', () => {
  const row = (change: Partial<Requirement>): Requirement => ({
    id: '1.1',
    text: 'Text',
    tests: [],
    ...change,
  });
  const violationsOf = (...more: Requirement[]) => specificationViolations([...COMPLETE, ...more], root);
  const naming = (file: string, test: string, name?: string) =>
    violationsOf(row({ tests: [{ file, test, ...(name !== undefined && { case: name }) }] }));

  it('has no violation if every test exists', () => {
    expect(violationsOf()).toEqual([]);
    expect(naming('page.spec.ts', '${page.path} › sells', 'acpay')).toEqual([]);
    expect(violationsOf(row({ open: 'not built yet' }))).toEqual([]);
  });

  it.each([
    ['a missing file', ['gone.spec.ts', 'once'], '1.1: there is no file gone.spec.ts'],
    [
      'a missing test',
      ['unit.test.ts', '%s › is computed'],
      '1.1: unit.test.ts has no test “%s › is computed”; is it “%s › is computed: %s”?',
    ],
    ['a part of a title', ['page.spec.ts', 'sells'], '1.1: page.spec.ts has no test “sells”'],
    ['a title without its group', ['unit.test.ts', 'is read'], '1.1: unit.test.ts has no test “is read”'],
    [
      'a commented test',
      ['unit.test.ts', 'is commented out'],
      '1.1: unit.test.ts has no test “is commented out”',
    ],
    ['a step', ['page.spec.ts', 'the cashier'], '1.1: page.spec.ts has no test “the cashier”'],
    ['a title of two tests', ['unit.test.ts', 'twice'], '1.1: unit.test.ts has the test “twice” 2 times'],
    [
      'a skipped group',
      ['page.spec.ts', 'later › is not run'],
      '1.1: page.spec.ts skips the test “later › is not run”',
    ],
    [
      'a test that is to come',
      ['unit.test.ts', 'comes later'],
      '1.1: unit.test.ts skips the test “comes later”',
    ],
    [
      'a missing row',
      ['unit.test.ts', '%s › counts %i', '3'],
      '1.1: “%s › counts %i” of unit.test.ts has no row that starts with "3"',
    ],
    [
      'a row that is computed',
      ['unit.test.ts', '%s › is computed: %s', 'x'],
      '1.1: “%s › is computed: %s” of unit.test.ts has no row that starts with "x"',
    ],
  ] as [string, [string, string, string?], string][])('refuses %s', (_, [file, test, name], violation) => {
    const [found, ...others] = naming(file, test, name);
    expect(found).toContain(violation);
    expect(others).toEqual([]);
  });

  it('refuses a row without a test and a reason, and rows that are the same', () => {
    const [first] = COMPLETE;
    expect(violationsOf(row({}))).toEqual(['1.1: neither has a test nor is open']);
    expect(violationsOf(first!)).toEqual([
      '2.0: two rows have this id',
      '“The route /”: two rows have this text',
      '/: two rows have this route',
    ]);
    const once = { file: 'page.spec.ts', test: 'once' };
    expect(violationsOf(row({ tests: [once, once] }))).toEqual(['1.1: names a test twice']);
  });

  it('refuses a specified route without a row, and a row of another route', () => {
    expect(specificationViolations(COMPLETE.slice(1), root)).toEqual(['/: no row has this route']);
    const other = row({ route: '/other', open: 'not built yet' });
    expect(violationsOf(other)).toEqual(['/other: the specification has no such route']);
  });
});

describe('the document', () => {
  const rows: Requirement[] = [
    {
      id: '1.1',
      text: 'A | B',
      tests: [{ file: 'e2e/page.spec.ts', test: '<b> | ${name}', case: '/' }],
      note: 'below /web',
    },
    { id: '2.1', text: 'C', tests: [], open: 'not built yet' },
  ];

  it('has a table for each section, with links to the tests and the state of each row', () => {
    expect(specificationTable(rows, 'e2e/docs')).toBe(`## Section 1

| # | requirement | tests | state |
| --- | --- | --- | --- |
| 1.1 | A \\| B | [page.spec.ts](../page.spec.ts): \\<b\\> \\| \${name}, case “/” | met; below /web |

## Section 2

| # | requirement | tests | state |
| --- | --- | --- | --- |
| 2.1 | C | none | **open**: not built yet |`);
  });

  it('counts what is open', () => {
    expect(specificationDocument(rows, 'e2e/docs')).toContain('2 requirements: 1 met, 1 open.');
  });
});
