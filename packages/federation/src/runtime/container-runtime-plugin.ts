import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const OURS = path.join(import.meta.dirname, 'container-runtime.ts');

/**
 * Puts `container-runtime.ts` where the federation plugin would embed the stock one, and leaves out webpack's own
 * sharing: the federation plugin's comes behind it and overwrites all of it (0.1 kB brotli a remote).
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
      (resource: { request: string }) => {
        resource.request = OURS;
      },
    ).apply(compiler);
    compiler.hooks.compilation.tap('ContainerRuntimePlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ContainerRuntimePlugin', (module) => {
        if (module.name === 'sharing' && module.stage === webpack.RuntimeModule.STAGE_NORMAL)
          module.generate = () => null;
      });
    });
  }
}
