import type { Agreement } from '@vip/purchase';

/** Tuiwen has no texts of its own: these are the house's. Versions are those of the legal pages. */
export const userTerms: Agreement = { document: '/useragree', name: '《用户协议》', version: '1.0.0' };
export const privacyPolicy: Agreement = {
  document: '/privacyagree',
  name: '《隐私政策》',
  version: '1.0.0',
};

/** What buying, upgrading and logging in ask consent to. */
export const agreements = [userTerms, privacyPolicy];
