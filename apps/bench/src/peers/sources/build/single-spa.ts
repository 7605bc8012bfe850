import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { Configuration } from 'webpack';
import { document } from './html.ts';
import { tuned } from './tune.ts';
import { runWebpack, sources, webpackConfig } from './webpack-config.ts';

const STYLES = ['page/page.css', 'react/controls.css'].map((file) => path.join(sources, file));

/** Modules of the import map by name. React is shared, as the documentation recommends. */
const MODULES: Record<string, string> = {
  'single-spa': '/lib/single-spa.js',
  react: '/lib/react.js',
  'react-dom/client': '/lib/react-dom.js',
  '@peers/root-config': '/root-config.js',
  '@peers/pay': '/pay.js',
};

const LOADER = '/lib/system.js';

/** Applications and shared libraries as SystemJS modules, as create-single-spa sets them up. */
export async function buildSingleSpa(folder: string): Promise<void> {
  await buildModules(folder, {});
  fs.writeFileSync(path.join(folder, 'index.html'), page(''));
}

/** The same with all modules preloaded, an early call, and style and skeleton in the HTML. */
export async function buildTunedSingleSpa(folder: string, skeleton: string): Promise<void> {
  await buildModules(folder, { alias: Object.fromEntries(STYLES.map((file) => [file, false])) });
  const preloads = Object.values(MODULES).map((href) => `<link rel="preload" as="script" href="${href}" />`);
  const sheets = STYLES.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const css = transformSync(sheets, { loader: 'css', minify: true }).code;
  fs.writeFileSync(path.join(folder, 'index.html'), tuned(page(preloads.join('')), { css, skeleton }));
}

async function buildModules(folder: string, resolve: Configuration['resolve']): Promise<void> {
  const asModule = (name: string, entry: string, externals: string[]) => {
    const config = webpackConfig({});
    return {
      ...config,
      entry: { [name]: entry },
      externals,
      resolve: { ...config.resolve, ...resolve },
      output: { path: folder, publicPath: '/', library: { type: 'system' }, uniqueName: name },
    };
  };
  await runWebpack([
    asModule('root-config', './single-spa/root-config.ts', ['single-spa']),
    asModule('pay', './single-spa/pay.tsx', ['react', 'react-dom/client']),
    asModule('lib/react', 'react', []),
    asModule('lib/react-dom', 'react-dom/client', ['react']),
  ]);
  const modules = path.resolve(sources, '../node_modules');
  fs.copyFileSync(
    path.join(modules, 'single-spa/lib/es2015/system/single-spa.min.js'),
    path.join(folder, 'lib/single-spa.js'),
  );
  fs.copyFileSync(path.join(modules, 'systemjs/dist/system.min.js'), path.join(folder, LOADER));
}

const page = (preloads: string) =>
  document({
    head: `${preloads}<script type="systemjs-importmap">${JSON.stringify({ imports: MODULES })}</script>`,
    body: `<div id="app"></div><script src="${LOADER}"></script><script>System.import('@peers/root-config')</script>`,
  });
