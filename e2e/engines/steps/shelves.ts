/** The purchase page of each brand, and a package that is there once its prices are. */
export const SHELVES = [
  { brand: 'main', path: '/' },
  { brand: 'honey', path: '/honeywechatpay' },
  { brand: 'youquan', path: '/youquanwechatpay' },
  { brand: 'tuiwen', path: '/tuiwenwechatpay' },
] as const;
