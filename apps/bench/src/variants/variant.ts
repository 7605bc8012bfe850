/** One way to build the page, as it is served: everything but the backends. */
export interface Variant {
  name: VariantName;
  /** What answers the page's path. */
  html: string;
  /** Files by their path. */
  files: ReadonlyMap<string, Buffer>;
}

/** `composed` is the product; the others are what it is held against. */
export type VariantName = 'floor' | 'bundle' | 'composed' | 'bundle-ordinary';
