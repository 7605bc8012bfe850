import type { Agreement } from '@vip/purchase';
import type { AppCode } from './brand.ts';

interface AppTexts {
  privacy: string;
  user: string;
  /** null where the app has no text of its own for memberships: its user agreement covers them. */
  vip: string | null;
  subscription: string | null;
}

/** Paths as most apps have them: the app's prefix and the text's code. */
const coded = (prefix: string, texts?: 'vip' | 'vip and subscription'): AppTexts => ({
  privacy: `${prefix}pa`,
  user: `${prefix}ua`,
  vip: texts ? `${prefix}va` : null,
  subscription: texts === 'vip and subscription' ? `${prefix}sa` : null,
});

/** Paths of the legal pages. Where an app has them per platform, those of Android: they name both stores. */
const TEXTS: Readonly<Record<AppCode, AppTexts>> = {
  lxb: coded('/lxb', 'vip and subscription'),
  lxy: coded('/lxy', 'vip and subscription'),
  la: coded('/la'),
  tcq: coded('/tcq'),
  xpy: coded('/xpy'),
  ttscq: { ...coded('/ttsc', 'vip and subscription'), privacy: '/ttscqa' },
  mrky: coded('/mrky/and/', 'vip'),
  yqgs: coded('/yqgs', 'vip and subscription'),
  mxy: {
    privacy: '/mxy/and/privacy',
    user: '/mxy/and/user',
    vip: '/mxy/and/vip',
    subscription: '/mxy/and/subscribe',
  },
};

/** The version of every text now in force; a text that changes alone gets its own here. */
const VERSION = '1.0.0';

const agreement = (document: string, name: string): Agreement => ({ document, name, version: VERSION });
const userTerms = (app: AppCode) => agreement(TEXTS[app].user, '《用户协议》');
const privacyPolicy = (app: AppCode) => agreement(TEXTS[app].privacy, '《隐私政策》');

/** What buying asks consent to; a membership that renews adds its own text. */
export function purchaseAgreements(app: AppCode, isRenewing: boolean): Agreement[] {
  const { vip, subscription } = TEXTS[app];
  return [
    vip ? agreement(vip, '《会员服务协议》') : userTerms(app),
    privacyPolicy(app),
    ...(isRenewing && subscription ? [agreement(subscription, '《自动续费服务协议》')] : []),
  ];
}

/** What logging in asks consent to. */
export const loginAgreements = (app: AppCode): Agreement[] => [userTerms(app), privacyPolicy(app)];
