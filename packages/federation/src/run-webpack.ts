import type { PageFiles } from '@vip/release-format';
import webpack, { type Chunk, type Configuration, type Stats } from 'webpack';

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

/** Files of the named chunk with this ending. Throws if there is no such chunk. */
export const chunkFiles = (stats: Stats, name: string, ending: string): string[] =>
  filesOf(chunkOf(stats, name), ending);

/** The files of a page's chunk, and of all its lazy chunks. */
export function pageFiles(stats: Stats, name: string): PageFiles {
  const chunk = chunkOf(stats, name);
  const lazy = [...chunk.getAllAsyncChunks()].flatMap((each) => [
    ...filesOf(each, '.js'),
    ...filesOf(each, '.css'),
  ]);
  return { js: filesOf(chunk, '.js'), css: filesOf(chunk, '.css'), late: lazy.sort() };
}

const filesOf = (chunk: Chunk, ending: string): string[] =>
  [...chunk.files].filter((file) => file.endsWith(ending));

function chunkOf(stats: Stats, name: string): Chunk {
  for (const chunk of stats.compilation.chunks) if (chunk.name === name) return chunk;
  throw new Error(`the build has no chunk ${name}`);
}
