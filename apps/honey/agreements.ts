import type { Agreement } from '@vip/checkout-react';

/** The documents of mxy, honey's one app. Those for Android are used on every platform: there are no others. */
export const membershipTerms: Agreement = {
  document: '/mxy/and/vip',
  name: '《会员服务协议》',
  version: '1.2.0',
};
export const privacyPolicy: Agreement = {
  document: '/mxy/and/privacy',
  name: '《隐私政策》',
  version: '1.2.0',
};
export const userTerms: Agreement = { document: '/mxy/and/user', name: '《用户协议》', version: '1.2.0' };
export const renewalTerms: Agreement = {
  document: '/mxy/and/subscribe',
  name: '《自动续费服务协议》',
  version: '1.2.0',
  isSubscription: true,
};
