import type { Agreement, Edition, PurchaseSetup } from '@vip/checkout-react';
import { appOf, type AppCode } from './brand.ts';

/** Without `vip` the user agreement has the membership terms. `licence`: Apple's end-user licence. */
type Kind = 'user' | 'privacy' | 'vip' | 'subscription' | 'licence';
type Paths = Partial<Record<Kind, string>>;

const basic = (prefix: string): Paths => ({ user: `${prefix}ua`, privacy: `${prefix}pa` });
const withMembership = (prefix: string): Paths => ({
  ...basic(prefix),
  vip: `${prefix}va`,
  subscription: `${prefix}sa`,
});
const web = (prefix: string): Paths => ({ user: `${prefix}useragree`, privacy: `${prefix}privacyagree` });

/** By app: the texts for both systems (Android's, if an app has none for both). By app and edition: what differs. */
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

/** Version of all texts. A test compares it with their front matter in `legal`. */
const VERSION = '1.2.0';

/** The edition of every first render. */
export const webEdition: Edition = { platform: 'android', isApp: false };

/** The app's texts of these kinds in this edition; missing ones are left out. */
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

/** Agreements of a purchase. A renewing package is sold only with one that `isSubscription`. */
export function purchaseAgreements(app: AppCode, edition: Edition, isRenewing: boolean): Agreement[] {
  const [vip] = agreementsOf(app, edition, 'vip');
  // Web editions of the user agreement include the terms of orders.
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

/** Agreements of a login. */
export const loginAgreements = (app: AppCode, edition: Edition): Agreement[] =>
  agreementsOf(app, edition, 'user', 'privacy');

/** In the foot: those of the purchase, and those of the account that it does not ask consent to again. */
export const footAgreements = (purchase: readonly Agreement[], login: readonly Agreement[]): Agreement[] => [
  ...purchase,
  ...login.filter(({ document }) => !purchase.some((one) => one.document === document)),
];

/** The agreements of a purchase page, for the app that it shows. */
export const pageAgreements: Pick<PurchaseSetup, 'agreements' | 'loginAgreements'> = {
  agreements: ({ session, query, edition }, selected) =>
    purchaseAgreements(appOf(session.clientType, query), edition, selected.renewal !== null),
  loginAgreements: ({ session, query, edition }) =>
    loginAgreements(appOf(session.clientType, query), edition),
};
