/** The membership that renews, as every app sells it: what the legal texts say of it. */
export const renewal = {
  renewalName: '连续包月',
  firstPrice: '18 元',
  renewalPrice: '25 元',
  renewalPeriod: '30 天',
} as const;
