/** The purchase page of each brand. */
export const PACKAGE_LISTS = [
  { brand: 'main', path: '/' },
  { brand: 'honey', path: '/honeywechatpay' },
  { brand: 'youquan', path: '/youquanwechatpay' },
  { brand: 'tuiwen', path: '/tuiwenwechatpay' },
] as const;
