import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import autoprefixer from 'autoprefixer';
import { BROWSERS, BROWSERSLIST } from './browser-baseline/baseline.ts';
import { className } from './class-name.ts';

const SHIPS_OLD_SYNTAX =
  /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(react|react-dom|scheduler)[\\/]/;

/** Transpiles our sources and all libraries but React, which ships in old syntax. */
export const script = (isMapped = false): RuleSetRule => ({
  test: /\.(tsx?|m?jsx?)$/,
  exclude: SHIPS_OLD_SYNTAX,
  // Libraries mix import extensions; the bundler resolves them all.
  resolve: { fullySpecified: false },
  use: {
    loader: import.meta.resolve('swc-loader').replace('file://', ''),
    options: {
      env: { targets: BROWSERS, bugfixes: true },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // The shell's React is a production build, without the development JSX runtime.
        transform: { react: { runtime: 'automatic', development: false } },
        externalHelpers: false,
        assumptions: { setPublicClassFields: true, privateFieldsAsProperties: true, noDocumentAll: true },
      },
      sourceMaps: isMapped,
    },
  },
});

/** CSS modules (`x.module.css`) and plain CSS, with vendor prefixes for old engines. */
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
          getLocalIdent: className,
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

/** SVG files are inlined into the style sheet that uses them. */
export const drawings = (): RuleSetRule => ({
  test: /\.svg$/,
  type: 'asset/inline',
  // As text, not base64: it compresses with the style sheet.
  generator: { dataUrl: { encoding: false } },
});

/** Markdown as source text, for pages that are rendered when a site is composed. */
export const texts = (): RuleSetRule => ({ test: /\.md$/, type: 'asset/source' });
