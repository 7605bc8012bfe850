/** One way to build the page: everything that is served but the backends. */
export interface Variant {
  name: VariantName;
  /** Served at the page's path. */
  html: string;
  /** Files by their path. */
  files: ReadonlyMap<string, Buffer>;
}

/** `composed` is the product; the others are compared with it. */
export type VariantName = 'static-baseline' | 'bundle' | 'composed';
