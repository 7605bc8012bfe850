import type { PageData, RunningRelease } from '@vip/release-format';

/** What runs in this page and why: `window.__release`, and what every event carries. */
export const runningRelease = ({ brand, release, shell, why, serial }: PageData): RunningRelease => ({
  brand,
  release: release?.version ?? null,
  shell: shell.version,
  why,
  serial,
});

/** Where the files of a brand's version lie, with a slash at the end. */
export const releaseAddress = ({ base, brand }: Pick<PageData, 'base' | 'brand'>, version: string): string =>
  `${base}${brand ?? ''}/${version}/`;
