import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { drawings, script, styles } from './rules.ts';

/** The same pages for node: `dist/prerender.cjs` renders each to a string when a site is composed. */
export function createPrerenderConfig(options: { dir: string; entry: string }): Configuration {
  return {
    context: options.dir,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: options.entry,
    output: {
      path: path.join(options.dir, 'dist'),
      filename: 'prerender.cjs',
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [script(), styles('prerender'), drawings()] },
    plugins: [new webpack.DefinePlugin({ __DEVELOPMENT__: 'false' })],
    optimization: { minimize: false },
    performance: false,
  };
}
