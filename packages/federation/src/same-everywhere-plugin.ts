import type { Compiler, Module } from 'webpack';

/** What the federation plugin writes by itself names absolute paths, in its text and by the hash of that in its own name. */
const isGenerated = (module: Module): boolean => /[\\/]\.federation[\\/]entry\./.test(module.identifier());

/**
 * The same sources make the same files in every folder of every machine, as releases are named by what is in them: webpack
 * numbers modules by their paths, so those that are called otherwise in each place get numbers of their own.
 */
export class SameEverywherePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SameEverywherePlugin', (compilation) => {
      compilation.hooks.moduleIds.tap('SameEverywherePlugin', (modules) => {
        const generated = [...modules].filter(isGenerated).sort((a, b) => (a.type < b.type ? -1 : 1));
        generated.forEach((module, at) => compilation.chunkGraph.setModuleId(module, `f${at}`));
      });
    });
  }
}
