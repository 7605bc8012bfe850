import { baselineViolations } from '@vip/federation/browser-baseline';
import { pageLiteral, scriptLiteral, type ComposedData } from '@vip/release-format';
import { build } from 'esbuild';
import { minify } from 'terser';

/** Placeholders of the arguments while minifying: known values would let the minifier remove code. */
const ARGUMENTS = ['__PAGE__', '__FIRST_CALL__'] as const;

/** `start.ts` and its imports as one inline script. */
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

/** Minified once per process, for all pages. */
let minified: Promise<[string, string, string]> | undefined;

async function minifiedParts(): Promise<[string, string, string]> {
  const { code = '' } = await minify(await bundled(), { ecma: 2017, compress: { passes: 2 }, mangle: true });
  const violations = baselineViolations('boot.js', code);
  if (violations.length > 0) throw new Error(violations.join('\n'));
  const [before, between, after, ...more] = code.split(new RegExp(ARGUMENTS.join('|')));
  if (before === undefined || between === undefined || after === undefined || more.length > 0)
    throw new Error('the boot script must use each of its arguments once');
  return [before, between, after];
}

/**
 * Returns a function that creates a page's inline script from its data and the address of its first call (or null). Throws
 * if the oldest engines could not parse the script.
 */
export async function bootScript(): Promise<(page: ComposedData, firstCall: string | null) => string> {
  const [before, between, after] = await (minified ??= minifiedParts());
  return (page, firstCall) => `${before}${pageLiteral(page)}${between}${scriptLiteral(firstCall)}${after}`;
}
