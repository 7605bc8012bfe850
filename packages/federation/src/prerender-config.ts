import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { drawings, script, styles, texts } from './rules.ts';

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
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // What an app's `imports` has for this alone: texts that stand in the HTML and not in the scripts.
      conditionNames: ['prerender', '...'],
    },
    module: { rules: [script(), styles('prerender'), drawings(), texts()] },
    plugins: [new webpack.DefinePlugin({ __DEVELOPMENT__: 'false' })],
    optimization: { minimize: false },
    performance: false,
  };
}
