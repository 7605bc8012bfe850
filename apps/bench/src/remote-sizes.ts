import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { RemoteBuild } from '@vip/federation';

/** What a brand adds to the shell on its purchase page: bytes of brotli. */
export interface RemoteSize {
  brand: string;
  entry: number;
  page: number;
  total: number;
}

/** Every brand's purchase page is this one of its pages. */
export const PURCHASE_PAGE = './pay';

/** The applications below a folder that are remotes: those with routes. */
export const remotesOf = (apps: string): string[] =>
  fs.readdirSync(apps).filter((name) => fs.existsSync(path.join(apps, name, 'routes.ts')));

/**
 * The weights of some remotes below a folder of applications, from their builds. Throws when one has no build or no
 * purchase page: a remote that is not weighed would pass for a light one.
 */
export function remoteSizes(apps: string, brands: readonly string[]): RemoteSize[] {
  return brands.map((brand) => {
    const file = path.join(apps, brand, 'dist/build.json');
    if (!fs.existsSync(file)) throw new Error(`${brand} is not built: run pnpm build first`);
    return remoteSize(JSON.parse(fs.readFileSync(file, 'utf8')) as RemoteBuild, (name) =>
      fs.readFileSync(path.join(apps, brand, 'dist/client', name)),
    );
  });
}

/** One remote's weight. `read` gives a file of its build. */
export function remoteSize(
  build: Pick<RemoteBuild, 'brand' | 'entry' | 'pages'>,
  read: (file: string) => Buffer,
): RemoteSize {
  const purchase = build.pages[PURCHASE_PAGE];
  if (!purchase) throw new Error(`${build.brand} has no purchase page ${PURCHASE_PAGE}`);
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + zlib.brotliCompressSync(read(file)).length, 0);
  const [entry, page] = [weigh(build.entry), weigh(purchase.js)];
  return { brand: build.brand, entry, page, total: entry + page };
}
