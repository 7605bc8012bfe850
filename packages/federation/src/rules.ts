import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import autoprefixer from 'autoprefixer';
import { BROWSERS, BROWSERSLIST } from './targets.ts';

const LAID_OUT_FOR_OLD_ENGINES =
  /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(react|react-dom|scheduler)[\\/]/;

/** Everything but React, which ships in old syntax, is transpiled: our sources and the libraries. */
export const script = (): RuleSetRule => ({
  test: /\.(tsx?|m?jsx?)$/,
  exclude: LAID_OUT_FOR_OLD_ENGINES,
  // Libraries mix import extensions; the bundler resolves them all.
  resolve: { fullySpecified: false },
  use: {
    loader: import.meta.resolve('swc-loader').replace('file://', ''),
    options: {
      env: { targets: BROWSERS, bugfixes: true },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        externalHelpers: false,
        assumptions: { setPublicClassFields: true, privateFieldsAsProperties: true, noDocumentAll: true },
      },
      sourceMaps: false,
    },
  },
});

/** CSS modules (`x.module.css`) and plain CSS, with the prefixes old engines want. */
export const styles = (where: 'page' | 'prerender'): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(where === 'page' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: import.meta.resolve('css-loader').replace('file://', ''),
      options: {
        importLoaders: 1,
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'asIs',
          // Made from the file's place and the name: the page and its prerendered markup agree on it.
          localIdentName: '[local]-[hash:base64:4]',
          exportOnlyLocals: where === 'prerender',
        },
      },
    },
    {
      loader: import.meta.resolve('postcss-loader').replace('file://', ''),
      options: { postcssOptions: { plugins: [autoprefixer({ overrideBrowserslist: BROWSERSLIST })] } },
    },
  ],
});
