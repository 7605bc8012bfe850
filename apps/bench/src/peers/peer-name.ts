/** The peers in the order of the report. `-tuned` has the product's early call, inline style and inline skeleton. */
export const PEERS = [
  'vue-vant',
  'vue-vant-tuned',
  'react',
  'react-tuned',
  'single-spa',
  'single-spa-tuned',
  'qiankun',
  'micro-app',
  'webpack-federation',
] as const;

export type PeerName = (typeof PEERS)[number];
