import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const OURS = path.join(import.meta.dirname, 'container-runtime.ts');

/** Puts `container-runtime.ts` where the federation plugin would embed the stock runtime. */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
      (resource: { request: string }) => {
        resource.request = OURS;
      },
    ).apply(compiler);
  }
}
