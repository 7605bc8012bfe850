import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** A valid hash that no file has: the browser refuses the file. An empty or malformed one would be ignored. */
const NOTHING = `sha256-${'A'.repeat(43)}=`;

/** Generated code: the hash of the file at the expression `url`. */
const hashOf = (url: string): string =>
  `(window.__page.integrity || {})[${url}.replace(/^.*\\//, "")] || "${NOTHING}"`;

/**
 * Checks the integrity of lazy scripts and style sheets against the hashes in the composed page. A file without a hash is
 * not loaded. (webpack-subresource-integrity does not work with federation.)
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) =>
          [source, `script.integrity = ${hashOf('url')};`, 'script.crossOrigin = "anonymous";'].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => [source, `${tag}.integrity = ${hashOf(href)};`].join('\n'),
      );
    });
  }
}
