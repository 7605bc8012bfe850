import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const NAME = 'ContainerRuntimePlugin';

/** The runtime of a remote: its entry, before the container that the federation plugin adds. */
export const RUNTIME = path.join(import.meta.dirname, 'container.ts');

/** Code of the federation plugin that `container.ts` replaces, by the name of the runtime module. */
const REPLACED = ['federation runtime', 'embed federation', 'sharing', 'consumes'];

/** What its shared modules require, which have no code here, and its own start. */
const UNUSED: readonly string[] = [
  webpack.RuntimeGlobals.shareScopeMap,
  webpack.RuntimeGlobals.initializeSharing,
  webpack.RuntimeGlobals.startupOnlyBefore,
];

/**
 * Replaces the federation plugin's runtime in a remote by `container.ts`. Names replace its tables: the module of page
 * `./pay` has the id `./pay`, a shared module has its name.
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    // The generated file that imports the plugin's own runtime.
    new webpack.NormalModuleReplacementPlugin(/[\\/]\.federation[\\/]entry\./, 'data:text/javascript,').apply(
      compiler,
    );
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { hooks } = compilation;
      hooks.runtimeModule.tap(NAME, (module) => {
        if (REPLACED.includes(module.name)) module.generate = () => null;
      });
      keepRequirements(compilation);
      hooks.moduleIds.tap(NAME, (modules) => nameModules(compilation, modules));
    });
  }
}

/** Drops what the federation plugin adds to that which the modules themselves require of webpack. */
function keepRequirements({ hooks }: Compilation): void {
  const required = new WeakMap<webpack.Chunk, Set<string>>();
  const { additionalTreeRuntimeRequirements: hook } = hooks;
  hook.tap({ name: NAME, stage: -100 }, (chunk, all) => void required.set(chunk, new Set(all)));
  hook.tap({ name: NAME, stage: 100 }, (chunk, all) => {
    for (const each of all) if (!required.get(chunk)?.has(each) || UNUSED.includes(each)) all.delete(each);
  });
}

/** A page of the container; a dependency type of the federation plugin. */
interface Exposed extends webpack.Dependency {
  exposedName: string;
}

function nameModules({ chunkGraph, moduleGraph }: Compilation, modules: Iterable<Module>): void {
  for (const module of modules) {
    const shared = sharedName(module);
    if (shared !== undefined) chunkGraph.setModuleId(module, shared);
    for (const dependency of module.blocks.flatMap((block) => block.dependencies)) {
      if (!isExposed(dependency)) continue;
      // null: webpack reports that its source is missing or broken.
      const page = moduleGraph.getModule(dependency);
      if (page) chunkGraph.setModuleId(page, dependency.exposedName);
    }
  }
}

const isExposed = (dependency: webpack.Dependency): dependency is Exposed => 'exposedName' in dependency;

/** The name of a shared module, which is a module type of the federation plugin; undefined for any other. */
export const sharedName = (module: Module): string | undefined =>
  module.type === 'consume-shared-module'
    ? (module as unknown as { options: { shareKey: string } }).options.shareKey
    : undefined;
