import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const DIR = fileURLToPath(new URL('../..', import.meta.url));

/** The name under which the bundle leaves its exports. */
export const PRODUCT = '__product';

/** The router's main entry is its development build; the product ships the other one. */
function productionRouter(): string {
  const shell = createRequire(import.meta.resolve('@vip/shell/package.json'));
  const router = createRequire(shell.resolve('react-router-dom')).resolve('react-router');
  return router.replace(/dist[\\/].*$/, 'dist/production/index.mjs');
}

/**
 * The product from session to checkout as one script, with the campaign's pages instead of the real elements. Rejects with
 * the compiler's errors.
 */
export function buildProduct(): Promise<string> {
  const compiler = webpack({
    context: DIR,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: './src/product/entry.ts',
    output: { library: { type: 'var', name: PRODUCT }, filename: 'product.js', path: '/' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { 'react-router$': productionRouter() } },
    module: {
      // One script: lazy modules are available in the next turn.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: fileURLToPath(import.meta.resolve('swc-loader')),
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.(css|svg|md)$/, type: 'asset/source' },
      ],
    },
    plugins: [new webpack.DefinePlugin({ __DEVELOPMENT__: 'false' })],
    optimization: { minimize: false, splitChunks: false },
    performance: false,
  });
  let text = '';
  // In memory: only this process uses it.
  compiler.outputFileSystem = {
    mkdir: (_path: string, ...rest: unknown[]) => (rest.pop() as (error: null) => void)(null),
    writeFile: (_path: string, data: Buffer | string, done: (error: null) => void) => {
      text = data.toString();
      done(null);
    },
    stat: (_path: string, done: (error: Error) => void) => done(new Error('nothing is stored')),
  } as unknown as NonNullable<typeof compiler.outputFileSystem>;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
      else resolve(text);
    });
  });
}
