/** The sister apps whose membership main's pages sell, by the prefix of their legal pages. */
export type AppCode = 'lxb' | 'lxy' | 'la' | 'tcq' | 'xpy' | 'ttscq' | 'mrky' | 'yqgs' | 'mxy';

/** What main shows of itself: the one place where the company's name and contacts are changed. */
export const brand = {
  company: '杭州聊小白网络科技有限公司',
  icp: '浙ICP备20260001号-1',
  /** Opening hours as they are read: a range with 至. */
  support: { phone: '400-820-0001', hours: '9 点至 22 点' },
} as const;

/** Where 联系客服 leads. */
export const supportLink = `tel:${brand.support.phone.replace(/-/g, '')}`;

/** What the apps are called. */
export const apps: Readonly<Record<AppCode, string>> = {
  lxb: '聊小白',
  lxy: '聊小语',
  la: '聊伴',
  tcq: '提词器',
  xpy: '小配音',
  ttscq: '天天素材',
  mrky: '每日口语',
  yqgs: '友圈故事',
  mxy: '蜜小语',
};

/** Which app opened the page, by the client type that it handed over; 0 is a page that no app opened. */
const CLIENT_APPS: readonly AppCode[] = [
  'lxb',
  'lxb',
  'lxy',
  'la',
  'tcq',
  'xpy',
  'ttscq',
  'mrky',
  'yqgs',
  'mxy',
];

/** Whether a text is the code of one of the apps. */
export const isApp = (code: string | undefined): code is AppCode =>
  code !== undefined && Object.prototype.hasOwnProperty.call(apps, code);

/** The app that a page speaks of: the query's `app`, else the one that opened it, else main's own. */
export function appOf(clientType: number, query: Readonly<Record<string, string>>): AppCode {
  return isApp(query.app) ? query.app : (CLIENT_APPS[clientType] ?? 'lxb');
}
