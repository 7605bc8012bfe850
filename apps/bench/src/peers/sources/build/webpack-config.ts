import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

export const sources = path.resolve(import.meta.dirname, '..');

const TARGET = 'es2022';

/** Production mode with webpack's own minimizer and splitting; styles come with the scripts. */
export function webpackConfig(config: Configuration): Configuration {
  return {
    mode: 'production',
    target: ['web', TARGET],
    context: sources,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'esbuild-loader',
          options: { target: TARGET, jsx: 'automatic' },
        },
        {
          test: /\.css$/,
          use: ['style-loader', 'css-loader', { loader: 'esbuild-loader', options: { minify: true } }],
        },
      ],
    },
    ...config,
  };
}

/** Runs the compiler once for all configurations. Throws on errors. */
export async function runWebpack(configs: Configuration[]): Promise<void> {
  const compiler = webpack(configs);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString('errors-only') ?? 'webpack gave no result');
}
