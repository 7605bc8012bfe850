import fs from 'node:fs';
import path from 'node:path';
import webpack, { type Stats, type Watching } from 'webpack';
import { pageFile, type LoadableRelease, type RouteData } from '@vip/release-format';
import type { DevNews } from './dev-client.ts';
import { createDevConfig } from './dev-config.ts';
import { devPage } from './dev-page.ts';
import { releaseBuild } from './dev-release.ts';
import { readRoutes } from './read-routes.ts';

export interface WatchOptions {
  /** The brand's folder. */
  dir: string;
  brand: string;
  /** The site that its pages and files are put into; `pages/404.html` in it is the shell's. */
  site: string;
  /** Where builds lie on their way there. */
  folder: string;
  /** Of the news that pages listen to. */
  port: number;
  onNews(news: DevNews, routes: readonly RouteData[]): void;
}

const pagesOf = (routes: readonly RouteData[]) => [...new Set(routes.map(({ page }) => page))];

/**
 * Builds a brand whenever one of its files, or of the packages that it uses, changes, and puts it into a site. Resolves
 * once it watches; the news come by `onNews`. Rejects where the routes cannot be read at the start.
 */
export async function watchBrand(options: WatchOptions): Promise<{ stop(): Promise<void> }> {
  const { dir, brand, site, folder, port, onNews } = options;
  const container = `${brand.replaceAll('-', '_')}_dev`;
  const template = fs.readFileSync(path.join(site, 'pages/404.html'), 'utf8');
  let { routes } = await readRoutes(dir);
  let watching: Watching | null = null;
  let isStopped = false;
  /** One build after the other is put into the site. */
  let last = Promise.resolve();

  function writePages(release: LoadableRelease | null): void {
    for (const route of routes) {
      const file = path.join(site, 'pages', pageFile(route.path));
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(
        file,
        devPage({ template, route, release, brand, port, build: release?.version ?? '' }),
      );
    }
  }

  /** The shell asks for what is newer than its page: nothing is, whoever signed it. */
  function writeRegistry(): void {
    const payload = Buffer.from(JSON.stringify({ serial: 0 })).toString('base64url');
    fs.mkdirSync(path.join(site, 'registry'), { recursive: true });
    fs.writeFileSync(
      path.join(site, 'registry', `${brand}.json`),
      JSON.stringify({ payload, protected: '', signature: '' }),
    );
  }

  async function built(stats: Stats): Promise<void> {
    if (stats.hasErrors())
      return onNews({ trouble: stats.toString({ all: false, errors: true, colors: false }) }, routes);
    const now = await readRoutes(dir);
    if (isStopped) return;
    const hasOtherPages = pagesOf(now.routes).join() !== pagesOf(routes).join();
    routes = now.routes;
    // Pages are what the build exposes: others make it another build.
    if (hasOtherPages) return restart();
    const release = releaseBuild({ stats, folder, site, brand, container, ...now });
    writePages(release);
    onNews({ build: release.version }, routes);
  }

  function watch(): void {
    const compiler = webpack(createDevConfig({ dir, folder, container, pages: pagesOf(routes) }));
    watching =
      compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
        const fail = (reason: Error) => onNews({ trouble: reason.message }, routes);
        if (error) fail(error);
        else if (stats) last = last.then(() => built(stats)).catch(fail);
      }) ?? null;
  }

  const unwatch = () =>
    new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));

  async function restart(): Promise<void> {
    await unwatch();
    if (!isStopped) watch();
  }

  writeRegistry();
  writePages(null);
  watch();
  return {
    stop() {
      isStopped = true;
      return unwatch();
    },
  };
}
