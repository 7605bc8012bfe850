import webpack, { type Compiler } from 'webpack';
import { baselineViolations } from './baseline-violations.ts';

/** Fails a build if a shipped file needs more than the oldest engines support. */
export class BrowserBaselinePlugin {
  apply(compiler: Compiler): void {
    const name = 'BrowserBaselinePlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After every other plugin: checks what is written, since the minifier drops fallbacks.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          for (const violation of baselineViolations(file, source.source().toString()))
            compilation.errors.push(new webpack.WebpackError(violation));
        }
      });
    });
  }
}
