import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRemoteConfig } from '@vip/federation';
import { pageFile, type LoadableRelease, type RouteData } from '@vip/release-format';
import webpack, { type Compiler, type Configuration, type Stats, type Watching } from 'webpack';
import type { BuildEvent } from './build-events.ts';
import { devPage } from './dev-page.ts';
import { releaseBuild } from './dev-release.ts';

export interface WatchOptions {
  /** The brand's folder. */
  dir: string;
  brand: string;
  /** The site that pages and files are written into; its `pages/404.html` is the shell's. */
  site: string;
  /** The output folder of webpack. */
  folder: string;
  /** Port of the build events. */
  port: number;
  onBuild(event: BuildEvent, routes: readonly RouteData[]): void;
}

const READ_ROUTES = `import { routes } from './routes.ts'; import { HOST_CONTRACT } from '@vip/host';
process.stdout.write(JSON.stringify({ routes, contract: HOST_CONTRACT }));`;

/**
 * The current routes of a brand, and the shell contract that it is written against. Read by a new process each time, as
 * node never reloads a module. Rejects with node's own message.
 */
async function readRoutes(dir: string): Promise<{ routes: RouteData[]; contract: string }> {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', READ_ROUTES];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: dir });
  return JSON.parse(stdout) as { routes: RouteData[]; contract: string };
}

const pagesOf = (routes: readonly RouteData[]) => [...new Set(routes.map(({ page }) => page))];

/** Adds a file to those that webpack watches: `routes.ts` is not part of the bundle. */
const alsoWatch = (file: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('AlsoWatch', ({ fileDependencies }) => void fileDependencies.add(file));
  },
});

/** The brand's remote in development mode: source maps, not minified, written into `folder`. */
function devConfig(
  { dir, folder }: WatchOptions,
  container: string,
  routes: readonly RouteData[],
): Configuration {
  const config = createRemoteConfig({ dir, container, pages: pagesOf(routes), mode: 'development' });
  return {
    ...config,
    output: { ...config.output, path: folder },
    plugins: [...(config.plugins ?? []), alsoWatch(path.join(dir, 'routes.ts'))],
  };
}

/**
 * Builds a brand whenever a file of it, or of a package that it uses, changes, and writes it into a site. Resolves as
 * soon as it watches; builds are reported through `onBuild`. Rejects if the routes cannot be read at the start.
 */
export async function watchBrand(options: WatchOptions): Promise<{ stop(): Promise<void> }> {
  const { dir, brand, site, folder, port, onBuild } = options;
  const container = `${brand.replaceAll('-', '_')}_dev`;
  const template = fs.readFileSync(path.join(site, 'pages/404.html'), 'utf8');
  let { routes } = await readRoutes(dir);
  let watching: Watching | null = null;
  let isStopped = false;
  /** Builds are written into the site one after the other. */
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

  /** The shell checks for a newer release than its page's: serial 0 never is, so the signature does not matter. */
  function writeRegistry(): void {
    const payload = Buffer.from(JSON.stringify({ serial: 0 })).toString('base64url');
    fs.mkdirSync(path.join(site, 'registry'), { recursive: true });
    fs.writeFileSync(
      path.join(site, 'registry', `${brand}.json`),
      JSON.stringify({ payload, protected: '', signature: '' }),
    );
  }

  async function publishBuild(stats: Stats): Promise<void> {
    if (stats.hasErrors())
      return onBuild({ errors: stats.toString({ all: false, errors: true, colors: false }) }, routes);
    const now = await readRoutes(dir);
    if (isStopped) return;
    const hasOtherPages = pagesOf(now.routes).join() !== pagesOf(routes).join();
    routes = now.routes;
    // The container's exposed modules are fixed when the compiler is created.
    if (hasOtherPages) return restart();
    const release = releaseBuild({ stats, folder, site, brand, container, ...now });
    writePages(release);
    onBuild({ build: release.version }, routes);
  }

  function watch(): void {
    watching =
      webpack(devConfig(options, container, routes)).watch({ aggregateTimeout: 30 }, (error, stats) => {
        const fail = (reason: Error) => onBuild({ errors: reason.message }, routes);
        if (error) fail(error);
        else if (stats) last = last.then(() => publishBuild(stats)).catch(fail);
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
