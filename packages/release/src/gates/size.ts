import zlib from 'node:zlib';
import type { RemoteBuild } from '@vip/release-format';

/** The most that a remote's entry and purchase page may weigh, bytes of brotli. */
export const REMOTE_LIMIT = 16_000;

/** The most files that a page may have, lazy ones too: the HTML has a hash of each, some 60 bytes of brotli. */
export const FILES_LIMIT = 12;

/** Every brand's purchase page is this one of its pages. */
export const PURCHASE_PAGE = './pay';

/** What a brand adds to the shell on its purchase page: bytes of brotli. */
export interface RemoteSize {
  brand: string;
  entry: number;
  page: number;
  total: number;
}

type Weighed = Pick<RemoteBuild, 'brand' | 'entry' | 'pages'>;

/**
 * One remote's weight. `read` gives a file of its build. Throws where there is no purchase page: a remote that is not
 * weighed would pass for a light one.
 */
export function remoteSize(build: Weighed, read: (file: string) => Buffer): RemoteSize {
  const purchase = build.pages[PURCHASE_PAGE];
  if (!purchase) throw new Error(`${build.brand} has no purchase page ${PURCHASE_PAGE}`);
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + zlib.brotliCompressSync(read(file)).length, 0);
  const [entry, page] = [weigh(build.entry), weigh(purchase.js)];
  return { brand: build.brand, entry, page, total: entry + page };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

/** What is too heavy of a remote whose files are all there. */
export function sizeTroubles(build: Weighed, read: (file: string) => Buffer): string[] {
  const counts = Object.entries(build.pages).flatMap(([page, { js, css, late }]) => {
    const count = js.length + css.length + late.length;
    return count > FILES_LIMIT
      ? [`${page} has ${count} files of at most ${FILES_LIMIT}: let fewer import() share more`]
      : [];
  });
  if (!build.pages[PURCHASE_PAGE])
    return [
      ...counts,
      `there is no purchase page ${PURCHASE_PAGE} to weigh: give the page that sells this name`,
    ];
  const { entry, page, total } = remoteSize(build, read);
  if (total <= REMOTE_LIMIT) return counts;
  return [
    ...counts,
    `entry (${kilobytes(entry)}) and purchase page (${kilobytes(page)}) weigh ${kilobytes(total)} of at most ${kilobytes(REMOTE_LIMIT)} in brotli: load by import() what the first sight does not need`,
  ];
}
