import { folderOf, type PageData, passportOf, type RunningRelease } from '@vip/release-format';

/** The running release and its reason: for `window.__release` and every event. */
export const runningRelease = (page: PageData): RunningRelease => ({
  brand: page.brand,
  release: page.release?.version ?? null,
  shell: page.shell.version,
  why: page.why,
  serial: page.serial,
  passport: passportOf(page),
});

/** The folder of a brand's version, with a slash at the end. */
export const releaseAddress = ({ base, brand }: Pick<PageData, 'base' | 'brand'>, version: string): string =>
  `${base}${brand ?? ''}/${version}/`;

interface ReleaseFile {
  url: string;
  integrity: string;
}

/** A file of the running release, with its hash. */
export const fileOf = (page: PageData, file: string): ReleaseFile => ({
  url: releaseAddress(page, page.release ? folderOf(page.release, file) : '') + file,
  integrity: page.release?.integrity[file] ?? '',
});

/** Names of the files that one of its pages, or all of them, load at the start. */
export function firstFiles({ release }: PageData, name?: string): string[] {
  if (!release) return [];
  return Object.keys(release.pages)
    .filter((key) => name === undefined || key === name)
    .map((key) => release.pages[key])
    .reduce<string[]>((all, { js, css } = { js: [], css: [] }) => [...all, ...js, ...css], [release.entry]);
}

/** The files of `firstFiles` with their addresses and hashes. */
export const filesOf = (page: PageData, name?: string): ReleaseFile[] =>
  firstFiles(page, name).map((file) => fileOf(page, file));
