import webpack, { type WebpackPluginInstance } from 'webpack';

/** Schemas of `packages/api/src/schema` whose answers no purchase page needs before the first tap. */
export const LAZY_SCHEMAS = [
  ...['error-body', 'event', 'login-payload', 'order', 'order-payload', 'prepared-order'],
  ...['user', 'voices', 'welfare'],
];

const schemas = (names: readonly string[]) =>
  new RegExp(`[\\\\/]api[\\\\/]src[\\\\/]schema[\\\\/](?:${names.join('|')})\\.ts$`);

/** The shell's first load reads no answer by a schema of its own: only its neutral page does. */
export const SHELL_SCHEMAS = ['[\\w-]+'];

/** A module that webpack has resolved: the three names of one file. */
interface Resolved {
  contextInfo: { issuer: string };
  createData: { request: string; userRequest: string; resource: string };
}

/**
 * Lazy schemas import a second instance of the schema library. The library is one file, and without this the first load
 * of a page would contain what any schema of the remote uses of it: 0.6 kB brotli more. Schemas of both instances can be
 * nested, as each carries its own check.
 */
export function lazySchemas(names: readonly string[] = LAZY_SCHEMAS): WebpackPluginInstance {
  const lazy = schemas(names);
  return new webpack.NormalModuleReplacementPlugin(
    /valibot[\\/]dist[\\/]index\.mjs$/,
    (resolved: unknown) => {
      const { contextInfo, createData } = resolved as Resolved;
      if (!lazy.test(contextInfo.issuer)) return;
      createData.request += '?lazy';
      createData.userRequest += '?lazy';
      createData.resource += '?lazy';
    },
  );
}
