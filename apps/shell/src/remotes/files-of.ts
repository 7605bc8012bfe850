import type { PageData } from '@vip/release/page-data';
import { releaseAddress } from '../releases/running-release.ts';

/** The files of the running release that a page needs, or all of its pages, with their hashes. */
export function filesOf(page: PageData, name?: string): { url: string; integrity: string }[] {
  const { release } = page;
  if (!release) return [];
  const pages = Object.keys(release.pages).filter((key) => name === undefined || key === name);
  const files = pages
    .map((key) => release.pages[key])
    .reduce<string[]>((all, { js, css } = { js: [], css: [] }) => [...all, ...js, ...css], [release.entry]);
  return files.map((file) => ({
    url: releaseAddress(page, release.version) + file,
    integrity: release.integrity[file] ?? '',
  }));
}
