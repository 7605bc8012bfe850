/** One way to build pages: everything that is served but the backends. */
export interface Variant<Name extends string = VariantName> {
  name: Name;
  /** HTML by the path of its page. */
  pages: ReadonlyMap<string, string>;
  /** Files by their path. */
  files: ReadonlyMap<string, Buffer>;
}

/** `composed` is the product; the others are compared with it. */
export type VariantName = 'static-baseline' | 'bundle' | 'composed' | 'floor';

/** The early requests of script files in composed HTML, one after the other. */
export const PRELOADS = /(?:<link rel="preload"[^>]*>\n?)+/;

/** The HTML of a page. Throws if the variant does not have it. */
export function pageOf({ name, pages }: Variant<string>, path: string): string {
  const html = pages.get(path);
  if (html === undefined) throw new Error(`${name} has no page ${path}`);
  return html;
}
