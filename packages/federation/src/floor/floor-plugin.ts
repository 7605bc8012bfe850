import webpack, { type Compiler } from 'webpack';
import { beyondFloor } from './beyond-floor.ts';

/** Fails a build of which any file, as it ships, needs more than the oldest engines. */
export class FloorPlugin {
  apply(compiler: Compiler): void {
    const name = 'FloorPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After every other plugin: what is looked at is what is written.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          for (const trouble of beyondFloor(file, source.source().toString()))
            compilation.errors.push(new webpack.WebpackError(trouble));
        }
      });
    });
  }
}
