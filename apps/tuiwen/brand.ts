/** What tuiwen shows of itself and of its app: the one place where names and contacts are changed. */
export const brand = {
  appName: '推文助手',
  company: '杭州推文网络科技有限公司',
  icp: '浙ICP备20260004号-1',
  /** Opening hours as they are read: a range with 至. */
  support: { phone: '400-820-0006', hours: '9 点至 22 点' },
} as const;

/** Where 联系客服 leads. */
export const supportLink = `tel:${brand.support.phone.replace(/-/g, '')}`;
