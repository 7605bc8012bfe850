/** One way to build the page, as it is served: everything but the backends. */
export interface Variant {
  name: VariantName;
  /** What answers the page's path. */
  html: string;
  /** Files by their path. */
  files: ReadonlyMap<string, Buffer>;
}

/** `composed` is the product; the others are what it is held against. */
export type VariantName = 'static-baseline' | 'bundle' | 'composed' | 'bundle-baseline';

/** The page that is measured. `src/static-baseline` is written by hand for it. */
export const subject = { brand: 'main', page: './pay', path: '/' } as const;
