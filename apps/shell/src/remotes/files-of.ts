import type { PageData } from '@vip/release-format';
import { releaseAddress } from './running-release.ts';

interface HeldFile {
  url: string;
  integrity: string;
}

/** A file of the running release, with its hash. */
export const fileOf = (page: PageData, file: string): HeldFile => ({
  url: releaseAddress(page, page.release?.version ?? '') + file,
  integrity: page.release?.integrity[file] ?? '',
});

/** Names of the files that one of its pages needs to be seen, or all of its pages. */
export function firstFiles({ release }: PageData, name?: string): string[] {
  if (!release) return [];
  return Object.keys(release.pages)
    .filter((key) => name === undefined || key === name)
    .map((key) => release.pages[key])
    .reduce<string[]>((all, { js, css } = { js: [], css: [] }) => [...all, ...js, ...css], [release.entry]);
}

/** The same with their addresses and hashes. */
export const filesOf = (page: PageData, name?: string): HeldFile[] =>
  firstFiles(page, name).map((file) => fileOf(page, file));
