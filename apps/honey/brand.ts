import { defineBrand, ownBackend } from '@vip/checkout-react';
import { membershipTerms, privacyPolicy, renewalTerms, userTerms } from './agreements.ts';

/** Honey's identity, and how it sells. */
export const brand = defineBrand({
  /** The app whose membership is sold, as in `/openapp?app=`. */
  app: 'mxy',
  appName: '蜜小语',
  // PLACEHOLDER company of honey: the registered name, as in the business licence
  company: '杭州蜜语网络科技有限公司',
  // PLACEHOLDER ICP number of honey: the number of the site's ICP filing
  icp: '浙ICP备20260002号-1',
  // PLACEHOLDER licences of honey: the numbers of the company's telecom licence and of the site's police filing, if there are any
  telecomLicence: '浙B2-20260002',
  policeRecord: '浙公网安备33010602000002号',
  // PLACEHOLDER hotline of honey: the number and hours at which customer service answers
  support: { phone: '400-820-0004', hours: '9 点至 22 点' },
  ...ownBackend('honey'),
  resultTemplate: '/resulthoney/{token}/{id}/{um}/{level}',
  agreements: (_page, selected) => [
    membershipTerms,
    privacyPolicy,
    ...(selected.renewal ? [renewalTerms] : []),
  ],
  loginAgreements: () => [userTerms, privacyPolicy],
  // No feedback: that list is about main's own app.
  broadcast: async () =>
    (await import(/* webpackChunkName: "buying" */ './features/pay/broadcast.ts')).getBroadcast(),
});
