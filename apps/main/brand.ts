import { supportAddress } from '@vip/checkout-react';
import { useIsClient, useNavigation, useSession } from '@vip/host';

/** The company behind main's apps, and its contacts. */
export const brand = {
  // PLACEHOLDER company of main: the registered name, as in the business licence
  company: '杭州聊小白网络科技有限公司',
  // PLACEHOLDER ICP number of main: the number of the site's ICP filing
  icp: '浙ICP备20260001号-1',
  // PLACEHOLDER licences of main: the numbers of the company's telecom licence and of the site's police filing, if there are any
  telecomLicence: '浙B2-20260001',
  policeRecord: '浙公网安备33010602000001号',
  // PLACEHOLDER hotline of main: the number and hours at which customer service answers
  support: { phone: '400-820-0001', hours: '9 点至 22 点' },
} as const;

/** Address of 联系客服. */
export const supportLink = supportAddress(brand.support);

/** The apps whose memberships main sells, by the prefix of their legal pages. */
export type AppCode = 'lxb' | 'lxy' | 'la' | 'tcq' | 'xpy' | 'ttscq' | 'mrky' | 'yqgs' | 'mxy';

/** Names of the apps. */
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

// PLACEHOLDER client types: the table of the native apps; it decides whose agreements a buyer consents to
/** The app that opened the page, by its client type; 0: a browser. */
export const CLIENT_APPS: readonly AppCode[] = [
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

export const isApp = (code: string | undefined): code is AppCode =>
  code !== undefined && Object.prototype.hasOwnProperty.call(apps, code);

/** The app whose name and agreements a page shows: the query's `app`, else the app that opened the page, else main's own. */
export function appOf(clientType: number, query: Readonly<Record<string, string>>): AppCode {
  return isApp(query.app) ? query.app : (CLIENT_APPS[clientType] ?? 'lxb');
}

/** The app whose name and agreements the page shows; 聊小白 in the first render. */
export function useApp(): AppCode {
  const { clientType } = useSession();
  const { query } = useNavigation();
  return useIsClient() ? appOf(clientType, query) : 'lxb';
}
