import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { BrowserBaselinePlugin } from './browser-baseline/baseline.ts';
import { drawings, script, styles } from './rules.ts';

export type Mode = 'production' | 'development';

/** What the shell and the remotes have in common. `dir` is the app's folder. */
export function baseConfig(dir: string, mode: Mode): Configuration {
  // Eight digits: a file of the same name with other content is refused when it is published.
  const file = '[name].[contenthash:8]';
  const isDevelopment = mode === 'development';
  return {
    context: dir,
    mode,
    target: ['web', 'es2017'],
    // Maps lines only, into separate files: the page's policy allows no eval.
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(dir, 'dist/client'),
      // The address of a release is decided when it is published: scripts find each other by their own address.
      publicPath: 'auto',
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
    },
    module: { rules: [script(true), styles('page'), drawings()] },
    plugins: [
      new webpack.DefinePlugin({ __DEVELOPMENT__: JSON.stringify(isDevelopment) }),
      new MiniCssExtractPlugin({
        filename: `${file}.css`,
        chunkFilename: `${file}.css`,
      }),
      ...(isDevelopment ? [] : [new BrowserBaselinePlugin()]),
    ],
    optimization: {
      splitChunks: false,
      // A file is found by the name of its chunk.
      chunkIds: 'named',
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          // It ends earlier where a pass saves nothing.
          terserOptions: { ecma: 2017, compress: { passes: 4 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Makes Chromium compile these files in one go instead of function by function: nearly all of them runs at the start.
 * Added after the minimizer, which removes comments, and before source maps are written, which count its line.
 */
export const compiledAtOnce = (names: readonly string[]) =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: new RegExp(`^(?:${names.join('|')})\\.[^/]*\\.js$`),
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/**
 * Source maps of a production build in `dist/maps`, beside `dist/client`: no shipped file refers to them, and the
 * shipped bytes are the same as without. Sources are named by their path in the workspace.
 */
export function hiddenSourceMaps(dir: string): webpack.SourceMapDevToolPlugin {
  const root = path.resolve(dir, '../..');
  return new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '../maps/[file].map',
    append: false,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      sourceName(root, absoluteResourcePath),
  });
}

function sourceName(root: string, file: string): string {
  // The minimizer takes the first `..` of an unmapped module's address for a host: only the end of that path is right.
  const library = file.indexOf('node_modules/');
  if (library >= 0) return file.slice(library);
  return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join('/') : file;
}
