import webpack, { type Configuration, type Stats } from 'webpack';

/** Builds once. Rejects with webpack's own messages. */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ all: false, errors: true, errorDetails: true }) ?? 'no stats'));
        else resolve(stats);
      });
    });
  });
}
