import { createHash } from 'node:crypto';
import type { RemoteBuild, ShellBuild } from '@vip/federation';

/** The files that a build names, each once. */
export function filesNamed(build: RemoteBuild | ShellBuild): string[] {
  const named =
    'pages' in build
      ? [
          ...build.entry,
          ...Object.values(build.pages).flatMap(({ js, css, late }) => [...js, ...css, ...late]),
        ]
      : [...build.js, ...build.css];
  return [...new Set(named)];
}

/** Files that a build names and its folder (`names`) does not have. */
export function missingFiles(build: RemoteBuild | ShellBuild, names: Iterable<string>): string[] {
  const there = new Set(names);
  return filesNamed(build)
    .filter((file) => !there.has(file))
    .map((file) => `the build names ${file}, which is not in dist/client: build it again`);
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
    const is = `sha256-${createHash('sha256').update(found.bytes).digest('base64')}`;
    return is === hash ? null : `came back from the store with other bytes (${is} instead of ${hash})`;
  } catch (error) {
    return `cannot be read back (${(error as Error).message})`;
  }
}
