import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Files of a folder by name, flat: builds write no folders. */
export function readFiles(folder: string): Map<string, Buffer> {
  const names = fs.readdirSync(folder).filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return new Map(names.sort().map((name) => [name, fs.readFileSync(path.join(folder, name))]));
}

/** A version is what is in it: twelve hex digits over names and contents. */
export function versionOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}
