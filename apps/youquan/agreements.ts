import type { Agreement, Edition } from '@vip/checkout-react';

/** The documents of yqgs, youquan's one app. */
export const membershipTerms: Agreement = {
  document: '/yqgsva',
  name: '《会员服务协议》',
  version: '1.2.0',
};
export const userTerms: Agreement = { document: '/yqgsua', name: '《用户协议》', version: '1.2.0' };
export const privacyPolicy: Agreement = { document: '/yqgspa', name: '《隐私政策》', version: '1.2.0' };
const iosPrivacyPolicy: Agreement = { document: '/yqgs/ios/pa', name: '《隐私政策》', version: '1.2.0' };
const renewalTerms: Agreement = {
  document: '/yqgssa',
  name: '《自动续费服务协议》',
  version: '1.2.0',
  isSubscription: true,
};
const androidRenewalTerms: Agreement = {
  document: '/yqgs/and/sa',
  name: '《自动续费服务协议》',
  version: '1.2.0',
  isSubscription: true,
};

const isIn = (platform: Edition['platform'], edition: Edition) =>
  edition.isApp && edition.platform === platform;
const privacyOf = (edition: Edition) => (isIn('ios', edition) ? iosPrivacyPolicy : privacyPolicy);

/** The documents that buying asks consent to. */
export const purchaseAgreements = (edition: Edition, isRenewing: boolean): Agreement[] => [
  membershipTerms,
  privacyOf(edition),
  ...(isRenewing ? [isIn('android', edition) ? androidRenewalTerms : renewalTerms] : []),
];

/** The documents that logging in asks consent to. */
export const loginAgreements = (edition: Edition): Agreement[] => [userTerms, privacyOf(edition)];
