import { createHash } from 'node:crypto';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import autoprefixer from 'autoprefixer';
import { BROWSERS, BROWSERSLIST } from './targets.ts';

const LAID_OUT_FOR_OLD_ENGINES =
  /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(react|react-dom|scheduler)[\\/]/;

/** Everything but React, which ships in old syntax, is transpiled: our sources and the libraries. */
export const script = (isMapped = false): RuleSetRule => ({
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
        // React is the shell's, and that one knows nothing of its development's markup.
        transform: { react: { runtime: 'automatic', development: false } },
        externalHelpers: false,
        assumptions: { setPublicClassFields: true, privateFieldsAsProperties: true, noDocumentAll: true },
      },
      sourceMaps: isMapped,
    },
  },
});

/**
 * A class name: the file's short hash, then the name. One hash a file compresses better than one a class. Made from
 * the file's place in the workspace alone, so that a page and its prerendered markup agree on it.
 */
function className(
  context: { resourcePath: string; rootContext: string },
  _template: string,
  name: string,
): string {
  const place = path.relative(context.rootContext, context.resourcePath).split(path.sep).join('/');
  const hash = createHash('sha256')
    .update(place)
    .digest('base64url')
    .replace(/[^a-zA-Z]/g, '')
    .slice(0, 4);
  return `${hash}_${name}`;
}

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

/** Drawings named by a style sheet travel in it. */
export const drawings = (): RuleSetRule => ({
  test: /\.svg$/,
  type: 'asset/inline',
  // As text, not base64: it compresses with the style sheet.
  generator: { dataUrl: { encoding: false } },
});

/** Markdown as it is written, for what is rendered when a site is published. */
export const texts = (): RuleSetRule => ({ test: /\.md$/, type: 'asset/source' });
