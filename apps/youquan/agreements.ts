import type { Agreement } from '@vip/purchase';

/** The texts of yqgs, youquan's one app. Versions are those of the legal pages; a new text is a new version here. */
export const membershipTerms: Agreement = {
  document: '/yqgsva',
  name: '《会员服务协议》',
  version: '1.0.0',
};
export const privacyPolicy: Agreement = { document: '/yqgspa', name: '《隐私政策》', version: '1.0.0' };
export const userTerms: Agreement = { document: '/yqgsua', name: '《用户协议》', version: '1.0.0' };
export const renewalTerms: Agreement = {
  document: '/yqgssa',
  name: '《自动续费服务协议》',
  version: '1.0.0',
};
