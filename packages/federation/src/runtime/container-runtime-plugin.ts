import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const RUNTIME = path.join(import.meta.dirname, 'container-runtime.ts');

/**
 * Replaces the federation plugin's runtime by `container-runtime.ts`, and drops webpack's own sharing code, which the
 * federation plugin would overwrite (0.1 kB brotli per remote).
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
      (resource: { request: string }) => {
        resource.request = RUNTIME;
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
