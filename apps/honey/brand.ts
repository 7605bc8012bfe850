/** What honey shows of itself and of its app: the one place where names and contacts are changed. */
export const brand = {
  /** The app that is sold here, and its mark in `/openapp?app=`. */
  app: 'mxy',
  appName: '蜜小语',
  company: '杭州蜜语网络科技有限公司',
  icp: '浙ICP备20260002号-1',
  /** What to do with the membership, after 打开 and logging in. */
  steps: ['复制对方的话，点「加点蜜」。', '选一句喜欢的，直接发送。'],
  /** Opening hours as they are read: a range with 至. */
  support: { phone: '400-820-0004', hours: '9 点至 22 点' },
} as const;

/** Where 联系客服 leads. */
export const supportLink = `tel:${brand.support.phone.replace(/-/g, '')}`;

/** Where honey's packages are sold. */
export const shelfPath = '/honeywechatpay';
