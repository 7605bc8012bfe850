import { baselineViolations } from '@vip/federation/browser-baseline';
import { pageLiteral, scriptLiteral, type ComposedData } from '@vip/release-format';
import { build } from 'esbuild';
import { minify } from 'terser';

/** Stand for the arguments while the minifier works: values that it knows would let it take code out. */
const ARGUMENTS = ['__PAGE__', '__FIRST_CALL__'] as const;

/** One inline script of all modules that `start.ts` is made of. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { start } from './start.ts'; start(${ARGUMENTS.join(',')});`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'iife',
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Minified once a process, for all pages of all composings. */
let minified: Promise<[string, string, string]> | undefined;

async function minifiedParts(): Promise<[string, string, string]> {
  const { code = '' } = await minify(await bundled(), { ecma: 2017, compress: { passes: 2 }, mangle: true });
  const troubles = baselineViolations('boot.js', code);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const [before, between, after, ...more] = code.split(new RegExp(ARGUMENTS.join('|')));
  if (before === undefined || between === undefined || after === undefined || more.length > 0)
    throw new Error('the boot script must use each of its arguments once');
  return [before, between, after];
}

/**
 * The inline script for a page, from the page's data and the address of its first call (or null). Throws where the
 * oldest engines could not parse it.
 */
export async function bootScript(): Promise<(page: ComposedData, firstCall: string | null) => string> {
  const [before, between, after] = await (minified ??= minifiedParts());
  return (page, firstCall) => `${before}${pageLiteral(page)}${between}${scriptLiteral(firstCall)}${after}`;
}
