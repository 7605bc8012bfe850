import zlib from 'node:zlib';
import type { RemoteBuild } from '@vip/release-format';

/** The most that a remote's entry and purchase page may weigh, bytes of brotli. */
export const REMOTE_LIMIT = 16_000;

/** The most files that a page may have, lazy ones too: the HTML has a hash of each, some 60 bytes of brotli. */
export const FILES_LIMIT = 12;

/** Name of every brand's purchase page. */
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
 * The size of one remote. `read` returns a file of its build. Throws if there is no purchase page, so that a remote
 * cannot pass unweighed.
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

/** Violations of the size limits by a remote with complete files. */
export function sizeViolations(build: Weighed, read: (file: string) => Buffer): string[] {
  const counts = Object.entries(build.pages).flatMap(([page, { js, css, late }]) => {
    const count = js.length + css.length + late.length;
    return count > FILES_LIMIT
      ? [`${page} has ${count} files of at most ${FILES_LIMIT}: use fewer import()s`]
      : [];
  });
  if (!build.pages[PURCHASE_PAGE])
    return [...counts, `there is no purchase page ${PURCHASE_PAGE} to weigh: name the selling page so`];
  const { entry, page, total } = remoteSize(build, read);
  if (total <= REMOTE_LIMIT) return counts;
  return [
    ...counts,
    `entry (${kilobytes(entry)}) and purchase page (${kilobytes(page)}) weigh ${kilobytes(total)} of at most ${kilobytes(REMOTE_LIMIT)} in brotli: load by import() what the first view does not need`,
  ];
}
