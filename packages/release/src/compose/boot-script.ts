import fs from 'node:fs';
import { minify } from 'terser';

const source = fs.readFileSync(new URL('./boot.js', import.meta.url), 'utf8');

/** The minified inline script, waiting for its argument. */
export async function bootScript(): Promise<string> {
  const { code } = await minify(`(${source.replace(/^\/\/.*$/gm, '').trim()})()`, {
    ecma: 5,
    compress: true,
    mangle: true,
  });
  if (!code?.endsWith('}();') && !code?.endsWith('}()'))
    throw new Error('the boot script is no longer one call');
  return code;
}
