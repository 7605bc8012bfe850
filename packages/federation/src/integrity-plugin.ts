import webpack, { type Compiler } from 'webpack';

/** A hash that no file has: the browser refuses the script, where a missing or misspelt one would let it run. */
const NOTHING = `sha384-${'A'.repeat(64)}`;

/**
 * Chunks that are loaded later are held to the hashes of the composed page, like the scripts in its HTML.
 * Fails closed: no hash, no load. (webpack-subresource-integrity does not work with federation.)
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) =>
          [
            source,
            `script.integrity = (window.__page.integrity || {})[url.replace(/^.*\\//, "")] || "${NOTHING}";`,
            'script.crossOrigin = "anonymous";',
          ].join('\n'),
      );
    });
  }
}
