import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import { integrityOf } from '../releases/integrity.ts';

/** The scripts and style sheets that a release names, each once. */
export function filesNamed(manifest: ReleaseManifest | ShellManifest): string[] {
  const named =
    'pages' in manifest
      ? [
          manifest.entry,
          ...Object.values(manifest.pages).flatMap(({ js, css, late }) => [...js, ...css, ...late]),
        ]
      : [...manifest.js, ...manifest.css];
  return [...new Set(named)];
}

/** Files that a release names and that are not among its own (`names`). */
export function missingFiles(manifest: ReleaseManifest | ShellManifest, names: Iterable<string>): string[] {
  const there = new Set(names);
  return filesNamed(manifest)
    .filter((file) => !there.has(file))
    .map(
      (file) => `build.json names ${file}, which is not in dist/client: build ${manifest.publisher} again`,
    );
}

/** As much of a store as is needed to look whether files arrived. */
interface Readable {
  read(key: string): Promise<{ bytes: Buffer } | null>;
}

/** Files of a release that do not come back from the store as they were meant. `prefix` ends with a slash. */
export async function unreachableFiles(
  store: Readable,
  prefix: string,
  integrity: Record<string, string>,
): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(integrity).map(async ([file, hash]) => {
      const what = await whatIsWrong(store, prefix + file, hash);
      return what && `${prefix}${file} ${what}: publish again, and look at the store if it stays so`;
    }),
  );
  return found.filter((trouble) => trouble !== null);
}

async function whatIsWrong(store: Readable, key: string, hash: string): Promise<string | null> {
  try {
    const found = await store.read(key);
    if (!found) return 'did not arrive in the store';
    const is = integrityOf(found.bytes);
    return is === hash ? null : `came back from the store with other bytes (${is} instead of ${hash})`;
  } catch (error) {
    return `cannot be read back (${(error as Error).message})`;
  }
}
