import fs from 'node:fs';
import { beyondFloor } from '@vip/federation/floor';
import { minify } from 'terser';
import { scriptLiteral } from './html.ts';

const source = fs.readFileSync(new URL('./boot.js', import.meta.url), 'utf8');

/** Stands for the argument while the minifier works: a value that it knows would let it take code out. */
const ARGUMENT = '__FIRST_CALL__';

/** The inline script for a page: minified once, then given the address of the page's first call (or null).
 * Throws where the oldest engines could not parse it. */
export async function bootScript(): Promise<(firstCall: string | null) => string> {
  const expression = source
    .replace(/^\/\/.*$/gm, '')
    .trim()
    .replace(/;$/, '');
  const { code = '' } = await minify(`(${expression})(${ARGUMENT})`, {
    ecma: 5,
    compress: true,
    mangle: true,
  });
  const troubles = beyondFloor('boot.js', code);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const [before, after, ...more] = code.split(ARGUMENT);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('the boot script must use its argument once');
  return (firstCall) => `${before}${scriptLiteral(firstCall)}${after}`;
}
