import type { Compiler, Module } from 'webpack';

/** A module that the federation plugin generates: it contains absolute paths, and its name has the hash of its text. */
const isGenerated = (module: Module): boolean => /[\\/]\.federation[\\/]entry\./.test(module.identifier());

/**
 * Gives generated modules fixed ids, as webpack derives ids from paths: the same sources have to build the same files in
 * every folder, since a release's version is the hash of its files.
 */
export class DeterministicModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('DeterministicModuleIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap('DeterministicModuleIdsPlugin', (modules) => {
        const generated = [...modules].filter(isGenerated).sort((a, b) => (a.type < b.type ? -1 : 1));
        generated.forEach((module, at) => compilation.chunkGraph.setModuleId(module, `f${at}`));
      });
    });
  }
}
