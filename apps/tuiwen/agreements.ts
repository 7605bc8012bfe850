import type { Agreement } from '@vip/checkout-react';

/** Tuiwen has no documents of its own: it uses the company's web editions on every platform. */
export const userTerms: Agreement = { document: '/useragree', name: '《用户协议》', version: '1.2.0' };
export const privacyPolicy: Agreement = {
  document: '/privacyagree',
  name: '《隐私政策》',
  version: '1.2.0',
};

/** The documents that buying, upgrading and logging in ask consent to. No renewal terms: no renewing package is sold. */
export const agreements = [userTerms, privacyPolicy];
