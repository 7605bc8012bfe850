import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** Files of a folder by name, flat: builds write no folders. */
export function readFiles(folder: string): Map<string, Buffer> {
  const names = fs.readdirSync(folder).filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return new Map(names.sort().map((name) => [name, fs.readFileSync(path.join(folder, name))]));
}

/** Subresource integrity of a file. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A version is what is in it: twelve hex digits over names and contents. */
export function versionOf(files: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Writes a release's files, with brotli and gzip beside those that shrink. A release is never written twice. */
export function writeRelease(folder: string, files: Map<string, Buffer>): void {
  if (fs.existsSync(folder)) return;
  const part = `${folder}.${process.pid}.part`;
  fs.mkdirSync(part, { recursive: true });
  for (const [name, content] of files) {
    fs.writeFileSync(path.join(part, name), content);
    if (!/\.(js|css|json|html|svg)$/.test(name)) continue;
    fs.writeFileSync(path.join(part, `${name}.br`), zlib.brotliCompressSync(content));
    fs.writeFileSync(path.join(part, `${name}.gz`), zlib.gzipSync(content, { level: 9 }));
  }
  fs.renameSync(part, folder);
}
