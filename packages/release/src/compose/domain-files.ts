import fs from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error.ts';
import type { Store } from '../store/store.ts';

/** Where the project keeps what hosts ask for at the root of a domain. */
const KEPT = path.resolve(import.meta.dirname, '../../hosting/domain');

/** What file servers of a site answer from `domain/`: a text at the root, or a file below `.well-known`. */
const SERVED = /^(?:[\w-]+\.txt|\.well-known\/[\w-][\w.-]*)$/;

/**
 * Puts the files by which hosts make sure of whose domain it is below `domain/` of a site, as they are. What somebody
 * put there besides stays. Throws `CommandError` on a file that no server would answer. Returns the keys written.
 */
export async function writeDomainFiles(store: Pick<Store, 'write'>, folder = KEPT): Promise<string[]> {
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const strange = names.find((name) => !SERVED.test(name));
  if (strange !== undefined)
    throw new CommandError(
      `${path.join(folder, strange)} would never be served: only .txt files and files in .well-known are`,
    );
  const keys = names.map((name) => `domain/${name}`);
  for (const [index, key] of keys.entries())
    await store.write(key, fs.readFileSync(path.join(folder, names[index] ?? '')));
  return keys;
}
