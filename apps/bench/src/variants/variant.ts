/** One way to build the page: everything that is served but the backends. */
export interface Variant {
  name: VariantName;
  /** Served at the page's path. */
  html: string;
  /** Files by their path. */
  files: ReadonlyMap<string, Buffer>;
}

/** `composed` is the product; the others are compared with it. */
export type VariantName = 'static-baseline' | 'bundle' | 'composed' | 'bundle-baseline';

/** The page that is measured. `src/static-baseline` is written by hand for it. */
export const subject = { brand: 'main', page: './pay', path: '/' } as const;
