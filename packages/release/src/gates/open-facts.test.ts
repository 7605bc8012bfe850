import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFacts } from '../commands/check.ts';
import { WORKSPACE } from '../context.ts';
import { openFacts } from './open-facts.ts';

let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Writes files below the brand honey. */
function write(files: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries({ 'routes.ts': 'export const routes = [];', ...files })) {
    const file = path.join(folder, 'apps/honey', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** What the command prints, and its error. */
function check(isLive: boolean, workspace = folder) {
  const printed: string[] = [];
  try {
    checkFacts(openFacts(workspace), isLive, (line) => printed.push(line));
    return { printed, error: null };
  } catch (error) {
    return { printed, error: (error as Error).message };
  }
}

const MARKED = `export const brand = {
  // PLACEHOLDER hotline of honey: the number that customer service answers
  phone: '400-820-0004',
};`;

test('a marked fact is listed with its file, its line and what is needed', () => {
  write({ 'brand.ts': MARKED });
  expect(openFacts(folder)).toEqual([
    {
      file: 'apps/honey/brand.ts',
      line: 2,
      fact: 'hotline of honey',
      needed: 'the number that customer service answers',
    },
  ]);
});

test('a mark in Markdown counts as well', () => {
  write({ 'legal/pa.md': '<!-- PLACEHOLDER points: their worth in the app -->\n\n## 积分' });
  expect(openFacts(folder)).toMatchObject([{ line: 1, fact: 'points', needed: 'their worth in the app' }]);
});

test.each(['400-820-0004', '4008200004', '浙ICP备20260002号-1', '6450000009', 'cn.lxb.mxy', 'app.lxb.cn'])(
  'the made-up value %s is open without its mark',
  (value) => {
    write({ 'brand.ts': `export const fact = '${value}/';` });
    expect(openFacts(folder)).toMatchObject([
      { file: 'apps/honey/brand.ts', line: 1, needed: 'the real value' },
    ]);
    expect(check(true).error).toContain('1 placeholder fact is open');
  },
);

test('only what ships is read', () => {
  write({
    'brand.test.ts': MARKED,
    'testing/samples.ts': MARKED,
    'dist/main.ts': MARKED,
    'node_modules/x/index.ts': MARKED,
  });
  expect(openFacts(folder)).toEqual([]);
});

test('without --live open facts are only listed', () => {
  write({ 'brand.ts': MARKED });
  const { printed, error } = check(false);
  expect(printed).toEqual([
    'apps/honey/brand.ts:2  hotline of honey: the number that customer service answers',
    '1 placeholder fact is open',
  ]);
  expect(error).toBeNull();
});

test('with --live an open fact is listed and fails', () => {
  write({ 'brand.ts': MARKED });
  const { printed, error } = check(true);
  expect(printed).toHaveLength(1);
  expect(error).toContain('1 placeholder fact is open');
});

test('without open facts --live succeeds', () => {
  write({ 'brand.ts': "export const brand = { phone: '0571-12345678' };" });
  expect(check(true)).toEqual({ printed: ['no placeholder fact is open'], error: null });
});

test('in this repository every kind of placeholder is marked in its file', () => {
  const facts = openFacts(WORKSPACE);
  const listed = facts.map(({ file, fact }) => `${file} ${fact}`).join('\n');
  for (const brand of ['main', 'honey', 'youquan', 'tuiwen'])
    for (const fact of ['company', 'ICP number', 'hotline'])
      expect(listed).toContain(`apps/${brand}/brand.ts ${fact} of ${brand}`);
  for (const kind of [
    'client types',
    'App Store ids',
    'Android package names',
    'domain of universal links',
    'renewal prices',
    'telecom licences',
    'app filings',
    'model services',
    'postal addresses',
    'processors',
  ])
    expect(listed).toContain(kind);
  expect(facts.filter(({ needed }) => needed === 'the real value')).toEqual([]);
});
