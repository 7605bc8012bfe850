import path from 'node:path';
import type { Compiler } from 'webpack';
import { scriptViolations } from './script-violations.ts';
import { styleViolations } from './style-violations.ts';
import type { Violation } from './violation.ts';

/** The browser baseline: the oldest engines that are supported. */
export const BROWSERS = { chrome: '64', ios: '12' } as const;

/** The same as browserslist queries. */
export const BROWSERSLIST = ['chrome >= 64', 'ios_saf >= 12'];

const checks: Record<string, (text: string) => Violation[]> = {
  '.js': scriptViolations,
  '.css': styleViolations,
};

/**
 * What the oldest engines do not support in a shipped text, a sentence each with its place. `file` is the name of the
 * text, and its ending the language.
 */
export const baselineViolations = (file: string, text: string): string[] =>
  (checks[path.extname(file)]?.(text) ?? []).map(
    ({ line, column, what }) =>
      `chrome ${BROWSERS.chrome} or iOS ${BROWSERS.ios} cannot take ${file}:${line}:${column}: ${what}`,
  );

/** Fails a build if a shipped file needs more than the oldest engines support. */
export class BrowserBaselinePlugin {
  apply(compiler: Compiler): void {
    const name = 'BrowserBaselinePlugin';
    // Not webpack itself: the release command imports this file.
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After every other plugin: checks what is written, since the minifier drops fallbacks.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          for (const violation of baselineViolations(file, source.source().toString()))
            compilation.errors.push(new WebpackError(violation));
        }
      });
    });
  }
}
