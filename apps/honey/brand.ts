/** What honey shows of itself and of its app: the one place where names and contacts are changed. */
export const brand = {
  /** The app that is sold here, and its mark in `/openapp?app=`. */
  app: 'mxy',
  appName: '蜜小语',
  company: '杭州蜜语网络科技有限公司',
  icp: '浙ICP备20260002号-1',
  /** Opening hours as they are read: a range with 至. */
  support: { phone: '400-820-0004', hours: '9 点至 22 点' },
} as const;
