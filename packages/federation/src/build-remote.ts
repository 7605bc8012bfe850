import fs from 'node:fs';
import path from 'node:path';
import { createPrerenderConfig, createRemoteConfig, pageSource } from './remote-config.ts';
import { chunkFiles, pageFiles, runWebpack } from './run-webpack.ts';
import { rangesUsed } from './shared.ts';
import type { RemoteBuild, RouteData, SellerData } from '@vip/release-format';

/**
 * Builds a brand into `dist`: `client/` for browsers, `maps/` with their source maps, `prerender.cjs` for
 * composing, `build.json` for the release. `contract` is the version of the shell contract.
 */
export async function buildRemote(options: {
  dir: string;
  brand: string;
  contract: string;
  routes: readonly RouteData[];
  seller?: SellerData;
}): Promise<RemoteBuild> {
  const { dir, brand, contract, routes, seller } = options;
  // The name of a global variable: no dashes, and nothing that an element's id could be.
  const container = `remote_${brand.replaceAll('-', '_')}`;
  const pages = [...new Set(routes.map((route) => route.page))];

  // Webpack empties only `client`.
  fs.rmSync(path.join(dir, 'dist/maps'), { recursive: true, force: true });
  const stats = await runWebpack(createRemoteConfig({ dir, container, pages }));
  await runWebpack(createPrerenderConfig({ dir, entry: writePrerenderEntry(dir, pages) }));

  const build: RemoteBuild = {
    brand,
    container,
    contract,
    entry: chunkFiles(stats, container, '.js'),
    pages: Object.fromEntries(pages.map((page) => [page, pageFiles(stats, page.slice(2))])),
    routes: [...routes],
    ...(seller && { seller }),
    shared: rangesUsed(stats.compilation, contract),
  };
  fs.writeFileSync(path.join(dir, 'dist/build.json'), `${JSON.stringify(build, null, 2)}\n`);
  return build;
}

/** The module of `prerender.cjs`: every page, and the function that renders one. */
function writePrerenderEntry(dir: string, pages: readonly string[]): string {
  const file = path.join(dir, 'dist/prerender-entry.ts');
  const lines = pages.map((page, at) => `import page${at} from '.${pageSource(dir, page)}';`);
  const table = pages.map((page, at) => `  '${page}': page${at},`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    [
      ...lines,
      `export { renderPage } from '@vip/host/prerender';`,
      'export const pages = {',
      ...table,
      '};',
      '',
    ].join('\n'),
  );
  return file;
}
