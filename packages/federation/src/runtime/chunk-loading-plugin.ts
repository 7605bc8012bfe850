import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const NAME = 'ChunkLoadingPlugin';

/** webpack has no code of its own for this type. */
const OWN = 'own';

/** Takes chunks: runs first in a build's first file. */
export const CHUNK_LIST = path.join(import.meta.dirname, 'chunk-list.ts');
/** Loads chunks: in any file that runs before the first is needed. */
export const LOAD_CHUNK = path.join(import.meta.dirname, 'load-chunk.ts');

/** Replaces webpack's code that takes and loads chunks by `CHUNK_LIST` and `LOAD_CHUNK`, which the build's entries import. */
export class ChunkLoadingPlugin {
  private readonly isShell: boolean;
  constructor({ isShell }: { isShell: boolean }) {
    this.isShell = isShell;
  }

  apply(compiler: Compiler): void {
    const { output } = compiler.options;
    output.chunkFormat = 'array-push';
    output.chunkLoading = OWN;
    output.chunkLoadingGlobal = `chunks_${output.uniqueName}`;
    output.enabledChunkLoadingTypes = [OWN];
    webpack.javascript.EnableChunkLoadingPlugin.setEnabled(compiler, OWN);
    new webpack.DefinePlugin({
      __CHUNKS__: JSON.stringify(output.chunkLoadingGlobal),
      __IS_SHELL__: JSON.stringify(this.isShell),
    }).apply(compiler);
    const { ensureChunk, onChunksLoaded } = webpack.RuntimeGlobals;
    compiler.hooks.thisCompilation.tap(NAME, ({ hooks }) => {
      // The first tap that returns a value wins: webpack adds no code for it.
      hooks.runtimeRequirementInTree.for(ensureChunk).tap(NAME, () => true);
      // A second entry file waits for the first alone: `CHUNK_LIST` runs it.
      hooks.additionalTreeRuntimeRequirements.tap(
        { name: NAME, stage: 100 },
        (_chunk, all) => void all.delete(onChunksLoaded),
      );
    });
  }
}
