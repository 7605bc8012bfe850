import fs from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { beyondFloor } from '@vip/federation/floor';
import { minify } from 'terser';
import { scriptLiteral } from '../html.ts';
import type { ComposedData } from '../../page-data.ts';

/** In the order in which they use each other. */
const SOURCES = [
  import.meta.resolve('@vip/choice/bucket'),
  import.meta.resolve('@vip/choice'),
  '../../memory.ts',
  './stored.ts',
  './loadable.ts',
  './choose-set.ts',
  './write-tags.ts',
  './first-call.ts',
  './watch-shell.ts',
  './start.ts',
];

/** Stand for the arguments while the minifier works: values that it knows would let it take code out. */
const ARGUMENTS = ['__PAGE__', '__FIRST_CALL__'] as const;

/** The text of one inline script that takes the place of modules which import each other only. */
function joined(): string {
  const each = SOURCES.map((file) => fs.readFileSync(new URL(file, import.meta.url), 'utf8')).map((text) =>
    stripTypeScriptTypes(text)
      .replace(/^import\s[^;]*;/gm, '')
      .replace(/^export /gm, ''),
  );
  return `(function(){${each.join('\n')}\nstart(${ARGUMENTS.join(',')})})()`;
}

/** Minified once a process, for all pages of all composings. */
let minified: Promise<[string, string, string]> | undefined;

async function minifiedParts(): Promise<[string, string, string]> {
  const { code = '' } = await minify(joined(), { ecma: 2017, compress: { passes: 2 }, mangle: true });
  const troubles = beyondFloor('boot.js', code);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const [before, between, after, ...more] = code.split(new RegExp(ARGUMENTS.join('|')));
  if (before === undefined || between === undefined || after === undefined || more.length > 0)
    throw new Error('the boot script must use each of its arguments once');
  return [before, between, after];
}

/**
 * The inline script for a page: given what the page says and the address of its first call (or null). Throws where the
 * oldest engines could not parse it.
 */
export async function bootScript(): Promise<(page: ComposedData, firstCall: string | null) => string> {
  const [before, between, after] = await (minified ??= minifiedParts());
  return (page, firstCall) => `${before}${scriptLiteral(page)}${between}${scriptLiteral(firstCall)}${after}`;
}
