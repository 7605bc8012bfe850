/** What youquan shows of itself and of its app: the one place where names and contacts are changed. */
export const brand = {
  /** The app that is sold here. */
  appName: '友圈故事',
  company: '杭州友圈网络科技有限公司',
  icp: '浙ICP备20260003号-1',
  /** Opening hours as they are read. */
  support: { phone: '400-820-0005', hours: '9 点至 22 点' },
} as const;
