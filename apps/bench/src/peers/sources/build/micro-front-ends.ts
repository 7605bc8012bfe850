import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { document } from './html.ts';
import { runWebpack, webpackConfig } from './webpack-config.ts';

const write = (folder: string, file: string, html: string) => {
  fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), html);
};

/** Of a host and a sub-application that is loaded by its HTML. */
const DOCUMENTS = {
  host: (body: string) => document({ head: '<script defer src="/host.js"></script>', body }),
  pay: document({ body: '<div id="app"></div><script src="/pay/pay.js"></script>' }),
};

export async function buildQiankun(folder: string): Promise<void> {
  await runWebpack([
    webpackConfig({ entry: { host: './qiankun/host.ts' }, output: { path: folder, publicPath: '/' } }),
    webpackConfig({
      entry: { pay: './qiankun/pay.tsx' },
      output: {
        path: path.join(folder, 'pay'),
        publicPath: '/pay/',
        library: { name: 'pay', type: 'umd' },
        chunkLoadingGlobal: 'webpackJsonp_pay',
        globalObject: 'window',
      },
    }),
  ]);
  write(folder, 'index.html', DOCUMENTS.host('<div id="sub-app"></div>'));
  write(folder, 'pay/index.html', DOCUMENTS.pay);
}

export async function buildMicroApp(folder: string): Promise<void> {
  await runWebpack([
    webpackConfig({
      entry: { host: './micro-app/host.ts' },
      output: { path: folder, publicPath: '/' },
      // The library declares a `globalThis` of its own, which webpack's replacement of `global` would read too early.
      node: { global: false },
    }),
    webpackConfig({
      entry: { pay: './micro-app/pay.tsx' },
      output: { path: path.join(folder, 'pay'), publicPath: '/pay/' },
    }),
  ]);
  write(folder, 'index.html', DOCUMENTS.host(''));
  write(folder, 'pay/index.html', DOCUMENTS.pay);
}

const SHARED = { react: { singleton: true }, 'react-dom': { singleton: true } };

/** The plugin as it comes: its own runtime, shared React, entry by `remoteEntry.js`. */
export async function buildFederation(folder: string): Promise<void> {
  await runWebpack([
    webpackConfig({
      entry: { host: './federation/host.ts' },
      output: { path: folder, publicPath: '/', uniqueName: 'host' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'host',
          remotes: { pay: 'pay@/pay/remoteEntry.js' },
          shared: SHARED,
          dts: false,
        }),
      ],
    }),
    webpackConfig({
      entry: {},
      output: { path: path.join(folder, 'pay'), publicPath: '/pay/', uniqueName: 'pay' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'pay',
          filename: 'remoteEntry.js',
          exposes: { './page': './federation/page.tsx' },
          shared: SHARED,
          dts: false,
        }),
      ],
    }),
  ]);
  write(folder, 'index.html', DOCUMENTS.host('<div id="app"></div>'));
}
