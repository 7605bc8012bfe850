import type { Agreement, Edition } from '@vip/checkout-react';
import type { AppCode } from './brand.ts';

/** Without `vip` the user agreement has the membership terms. `licence` is Apple's end-user licence. */
type Kind = 'user' | 'privacy' | 'vip' | 'subscription' | 'licence';
type Paths = Partial<Record<Kind, string>>;

const basic = (prefix: string): Paths => ({ user: `${prefix}ua`, privacy: `${prefix}pa` });
const withMembership = (prefix: string): Paths => ({
  ...basic(prefix),
  vip: `${prefix}va`,
  subscription: `${prefix}sa`,
});
const web = (prefix: string): Paths => ({ user: `${prefix}useragree`, privacy: `${prefix}privacyagree` });

/** The texts for both systems, or for Android where an app has none for both; then what other editions have instead. */
const TEXTS: Readonly<Record<AppCode, Paths> & Record<string, Paths>> = {
  lxb: withMembership('/lxb'),
  lxy: withMembership('/lxy'),
  la: basic('/la'),
  tcq: basic('/tcq'),
  xpy: basic('/xpy'),
  ttscq: { ...withMembership('/ttsc'), privacy: '/ttscqa' },
  mrky: { ...basic('/mrky/and/'), vip: '/mrky/and/va' },
  yqgs: withMembership('/yqgs'),
  mxy: {
    user: '/mxy/and/user',
    privacy: '/mxy/and/privacy',
    vip: '/mxy/and/vip',
    subscription: '/mxy/and/subscribe',
  },
  'lxb web': web('/'),
  'lxy web': web('/lxy'),
  'mrky ios': { ...basic('/mrky/ios/'), vip: '', licence: '/mrky/ios/ea' },
  'yqgs ios': { privacy: '/yqgs/ios/pa' },
  'yqgs android': { subscription: '/yqgs/and/sa' },
};

const NAMES: Readonly<Record<Kind, string>> = {
  user: '用户协议',
  privacy: '隐私政策',
  vip: '会员服务协议',
  subscription: '自动续费服务协议',
  licence: '最终用户许可协议',
};

/** The version of every text in force. A test compares it with the front matter of the texts in `legal`. */
const VERSION = '1.1.0';

/** The edition of prerendered HTML, and so of every first render. */
export const webEdition: Edition = { platform: 'android', isApp: false };

/** The texts of these kinds in this edition; without those that the app does not have. */
export function agreementsOf(
  app: AppCode,
  { platform, isApp }: Edition,
  ...kinds: (Kind | false | undefined)[]
): Agreement[] {
  // 每日口语 has texts for each system, and none for browsers.
  const place = isApp || app === 'mrky' ? platform : 'web';
  const texts = { ...TEXTS[app], ...TEXTS[`${app} ${place}`] };
  return kinds
    .filter((kind): kind is Kind => Boolean(kind && texts[kind]))
    .map((kind) => ({
      document: texts[kind] || '',
      name: `《${NAMES[kind]}》`,
      version: VERSION,
      ...(kind === 'subscription' && { isSubscription: true }),
    }));
}

/** What buying asks consent to. A renewing package must not be sold where no text `isSubscription`. */
export function purchaseAgreements(app: AppCode, edition: Edition, isRenewing: boolean): Agreement[] {
  const [vip] = agreementsOf(app, edition, 'vip');
  // The web editions of the user agreement have the terms of orders as well.
  const hasOrderTerms = !edition.isApp && TEXTS[`${app} web`];
  return agreementsOf(
    app,
    edition,
    'vip',
    (!vip || hasOrderTerms) && 'user',
    'privacy',
    'licence',
    isRenewing && 'subscription',
  );
}

/** What logging in asks consent to. */
export const loginAgreements = (app: AppCode, edition: Edition): Agreement[] =>
  agreementsOf(app, edition, 'user', 'privacy');
