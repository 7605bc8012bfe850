import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const E2E = join(import.meta.dirname, '../..');
const CACHE = join(E2E, '../node_modules/.cache/engines');

/** The packed Chromium of a package, or null if it is not installed. No code of the package is run. */
export function packedChromium(version: number): string | null {
  const packed = join(E2E, `node_modules/chromium-${version}/bin/chromium.br`);
  return existsSync(packed) ? packed : null;
}

/** Unpacks the Chromium of a package once. The folder name contains the packed size, so that another version is unpacked again. */
export async function unpackChromium(version: number): Promise<string> {
  const packed = packedChromium(version);
  if (!packed) throw new Error(`chromium-${version} is not installed`);
  const folder = join(CACHE, `chromium-${version}-${(await stat(packed)).size}`);
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  await mkdir(folder, { recursive: true });
  // Unpacked under a temporary name, because another run may look for it meanwhile.
  const partial = `${binary}.${process.pid}`;
  await writeFile(partial, await promisify(brotliDecompress)(await readFile(packed)), { mode: 0o755 });
  await rename(partial, binary);
  return binary;
}
