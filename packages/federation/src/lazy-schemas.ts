import webpack, { type WebpackPluginInstance } from 'webpack';

/** Schemas of answers that no purchase page needs before the first tap. */
const LATE =
  /[\\/]api[\\/]src[\\/]schema[\\/](?:error-body|event|login-payload|order|order-payload|pay-instruction|prepared-order|user|voices|welfare)\.ts$/;

/** What webpack resolved: one file under its three names. */
interface Resolved {
  contextInfo: { issuer: string };
  createData: { request: string; userRequest: string; resource: string };
}

/**
 * The schema library is one file, and what any page of a remote uses of it stands in all of its pages. Schemas that come
 * late get it as a module of its own, so that the first sight of a purchase page carries what checks its packages and no
 * more: 0.6 kB less of brotli. Schemas of both kinds may be nested, for each brings its own check.
 */
export const lazySchemas = (): WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(/valibot[\\/]dist[\\/]index\.mjs$/, (resolved: unknown) => {
    const { contextInfo, createData } = resolved as Resolved;
    if (!LATE.test(contextInfo.issuer)) return;
    createData.request += '?late';
    createData.userRequest += '?late';
    createData.resource += '?late';
  });
