import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const E2E = join(import.meta.dirname, '../..');
const CACHE = join(E2E, '../node_modules/.cache/engines');

/** Where a package keeps its Chromium, or null where it is not installed. Nothing of the package is ever run. */
export function packedChromium(version: number): string | null {
  const packed = join(E2E, `node_modules/chromium-${version}/bin/chromium.br`);
  return existsSync(packed) ? packed : null;
}

/** The Chromium of a package, unpacked once. Its folder carries the packed size, so that another one is unpacked anew. */
export async function unpackChromium(version: number): Promise<string> {
  const packed = packedChromium(version);
  if (!packed) throw new Error(`chromium-${version} is not installed`);
  const folder = join(CACHE, `chromium-${version}-${(await stat(packed)).size}`);
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  await mkdir(folder, { recursive: true });
  // Under a name of its own until it is whole: another run may look for it meanwhile.
  const partial = `${binary}.${process.pid}`;
  await writeFile(partial, await promisify(brotliDecompress)(await readFile(packed)), { mode: 0o755 });
  await rename(partial, binary);
  return binary;
}
