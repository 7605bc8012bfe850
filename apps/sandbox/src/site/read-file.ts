import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** A file of the site, perhaps in the encoding that it was compressed to beforehand. */
export interface SiteFile {
  bytes: Uint8Array<ArrayBuffer>;
  encoding: 'br' | 'gzip' | null;
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // What is not there, or is a folder, is no file of the site.
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
    throw error;
  }
}

/** The path below a folder, or null when it leads out of it. */
function below(folder: string, name: string): string | null {
  if (folder === '' || name.includes('\0')) return null;
  const root = resolve(folder);
  const path = resolve(root, `./${name}`);
  return path.startsWith(root + sep) ? path : null;
}

/** Reads a file, taking `.br` or `.gz` beside it when the browser accepts that. null where there is none. */
export async function readSiteFile(
  folder: string,
  name: string,
  acceptEncoding = '',
): Promise<SiteFile | null> {
  const path = below(folder, name);
  if (path === null) return null;
  if (/\bbr\b/.test(acceptEncoding)) {
    const bytes = await bytesOf(`${path}.br`);
    if (bytes) return { bytes, encoding: 'br' };
  }
  if (/\bgzip\b/.test(acceptEncoding)) {
    const bytes = await bytesOf(`${path}.gz`);
    if (bytes) return { bytes, encoding: 'gzip' };
  }
  const bytes = await bytesOf(path);
  return bytes && { bytes, encoding: null };
}
