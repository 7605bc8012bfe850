import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apps } from '../paths.ts';
import type { Variant } from '../variants/variant.ts';
import { CHANGES, changeText, requireChanged, type Change } from './change.ts';

const change: Change = { name: 'title', file: 'pay.tsx', from: '<h2>甲</h2>', to: '<h2>乙</h2>' };
const release = (script: string): Variant => ({
  name: 'composed',
  pages: new Map(),
  files: new Map([['/r/main/1/pay.js', Buffer.from(script)]]),
});

test('one line is changed', () => expect(changeText('<p/><h2>甲</h2>', change)).toBe('<p/><h2>乙</h2>'));

test.each(CHANGES)('the source of the $name has the line of its change', (one) => {
  const source = readFileSync(path.join(apps, 'main', one.file), 'utf8');
  expect(changeText(source, one)).toContain(one.to);
});

test('a line that is not there, or twice, is refused', () => {
  expect(() => changeText('<p/>', change)).toThrow('pay.tsx does not have <h2>甲</h2> once');
  expect(() => changeText('<h2>甲</h2><h2>甲</h2>', change)).toThrow('once');
});

test('releases that do not differ by the change are refused', () => {
  expect(() => requireChanged(release('"甲"'), release('"乙"'), change)).not.toThrow();
  expect(() => requireChanged(release('"甲"'), release('"甲"'), change)).toThrow('"title"');
  expect(() => requireChanged(release('"乙"'), release('"乙"'), change)).toThrow('"title"');
});
