import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** A hash that no file has: the browser refuses the file, where a missing or misspelt one would let it through. */
const NOTHING = `sha256-${'A'.repeat(43)}=`;

/** Code that finds the hash of the file at `url`, an expression of the generated code. */
const hashOf = (url: string): string =>
  `(window.__page.integrity || {})[${url}.replace(/^.*\\//, "")] || "${NOTHING}"`;

/**
 * Scripts and style sheets that are loaded later are held to the hashes of the composed page, like the scripts in its
 * HTML. Fails closed: no hash, no load. (webpack-subresource-integrity does not work with federation.)
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
