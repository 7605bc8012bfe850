import type { Random } from './random.ts';

/** An environment of the sandbox, as far as a plan needs it. */
export interface Place {
  id: string;
  kind: 'app with pay' | 'app without pay' | 'wechat' | 'alipay' | 'h5' | 'social' | 'nothing to pay with';
}

const of = (kind: Place['kind'], ...ids: string[]): Place[] => ids.map((id) => ({ id, kind }));

export const PLACES: readonly Place[] = [
  ...of('app with pay', 'ios-app', 'android-app', 'app-webkit-reply', 'app-java', 'app-flutter-android'),
  ...of('app without pay', 'ios-app-h5', 'android-app-old'),
  ...of('wechat', 'wechat-ios', 'wechat-android'),
  ...of('alipay', 'alipay-ios', 'alipay-android'),
  ...of('h5', 'browser', 'ua-browser-web-view-ios', 'ua-browser-web-view-android'),
  ...of('social', 'qq', 'weibo', 'baidu', 'quark', 'uc', 'douyin'),
  ...of('nothing to pay with', 'wechat-mini', 'wecom', 'desktop'),
];

const WEIGHTS: Readonly<Record<Place['kind'], number>> = {
  'app with pay': 30,
  'app without pay': 10,
  wechat: 16,
  alipay: 10,
  h5: 24,
  social: 9,
  'nothing to pay with': 1,
};

export function drawPlace(random: Random): Place {
  const kind = random.named(WEIGHTS);
  return random.pick(PLACES.filter((place) => place.kind === kind));
}

/** Purchase pages; those of one list sell the same, so that a purchase may continue on another. */
const PAGES: readonly (readonly string[])[] = [
  ['/', '/acpay'],
  ['/acpay', '/'],
  ['/userpay', '/sougo', '/wechatpay'],
  ['/sougo', '/userpay', '/wechatpay'],
  ['/wechatpay', '/userpay', '/sougo'],
  ['/honeywechatpay'],
  ['/youquanwechatpay'],
  ['/tuiwenwechatpay', '/tuiwenupvip', '/tuiwengo'],
  ['/tuiwenupvip', '/tuiwenwechatpay'],
  ['/tuiwengo', '/tuiwenwechatpay'],
  ['/tuiwendiscounts'],
  ['/upgrade/base', '/upgrade/diy'],
  ['/upgrade/diy', '/upgrade/base'],
  ['/detail/800001/kf01'],
  ['/detail/800002/kf01'],
  ['/orderConfirm/800002/900021/kf01'],
];

/** Apps sell on the first two most of all. */
export function drawPages(random: Random, { kind }: Place): readonly string[] {
  const isApp = kind === 'app with pay' || kind === 'app without pay';
  return random.pick(isApp && random.chance(0.35) ? PAGES.slice(0, 2) : PAGES);
}

/** Links to `/upgrade/…` and `/tuiwendiscounts` may name a person; others may name an app. */
export function drawQuery(random: Random, path: string): string {
  if (path.startsWith('/upgrade/') && random.chance(0.3))
    return random.pick(['?phone=13800000002', '?user_id=u10002', '?phone=13900000007', '?app=lxy']);
  if (path === '/tuiwendiscounts' && random.chance(0.2)) return '?user_id=u10002';
  if (/^\/(?:userpay|acpay|sougo|detail)/.test(path) && random.chance(0.1))
    return random.pick(['?app=mxy', '?app=lxy', '?app=la', '?um=spring']);
  return '';
}
