import type { Folders, LoadableRelease } from './page-data.ts';

/** Part of an address: without characters that could lead elsewhere. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][\w-]{0,63}$/i.test(value);

/** A release or a shell, as far as it leads to the addresses of its files. */
type Addressed = Pick<LoadableRelease, 'version' | 'integrity' | 'folders'>;

/**
 * The folder of a file: of the release that first published it, else of this version. Every version has all of its files in
 * its own folder as well, so that a page that knows nothing of `folders` finds them.
 */
export function folderOf({ version, folders }: Omit<Addressed, 'integrity'>, file: string): string {
  const folder = folders && folders[file];
  return isVersion(folder) ? folder : version;
}

/** The folders of a release's files that `before` has too, with the same content. */
export function foldersFrom(before: Addressed, integrity: Record<string, string>): Folders {
  const folders: Folders = {};
  Object.keys(integrity).forEach((file) => {
    if (before.integrity[file] === integrity[file]) folders[file] = folderOf(before, file);
  });
  return folders;
}

/**
 * The folders of a release that runs because `failed` did not: other addresses than that one's, as a file may be damaged
 * where both have it. Each has a copy in its own folder.
 */
export function foldersApart(release: Addressed, failed: Addressed): Folders {
  const folders: Folders = {};
  Object.keys(release.integrity).forEach((file) => {
    if (failed.integrity[file] === release.integrity[file] && folderOf(failed, file) === release.version)
      folders[file] = failed.version;
  });
  return folders;
}
