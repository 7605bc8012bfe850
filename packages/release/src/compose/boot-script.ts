import fs from 'node:fs';
import { minify } from 'terser';

const source = fs.readFileSync(new URL('./boot.js', import.meta.url), 'utf8');

/** The minified inline script, waiting for its argument. */
export async function bootScript(): Promise<string> {
  const expression = source.replace(/^\/\/.*$/gm, '').trim().replace(/;$/, '');
  const { code } = await minify(`(${expression})()`, {
    ecma: 5,
    compress: true,
    mangle: true,
  });
  if (!code?.endsWith('}();') && !code?.endsWith('}()'))
    throw new Error('the boot script is no longer one call');
  return code;
}
