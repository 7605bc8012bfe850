import { defineBrand, ownBackend } from '@vip/checkout-react';
import { agreements } from './agreements.ts';

/** Tuiwen's identity, and how it sells. Main's result page shows its orders, like all orders of the data center. */
export const brand = defineBrand({
  appName: '推文助手',
  // PLACEHOLDER company of tuiwen: the registered name, as in the business licence
  company: '杭州推文网络科技有限公司',
  // PLACEHOLDER ICP number of tuiwen: the number of the site's ICP filing
  icp: '浙ICP备20260004号-1',
  // PLACEHOLDER licences of tuiwen: the numbers of the company's telecom licence and of the site's police filing, if there are any
  telecomLicence: '浙B2-20260004',
  policeRecord: '浙公网安备33010602000004号',
  // PLACEHOLDER hotline of tuiwen: the number and hours at which customer service answers
  support: { phone: '400-820-0006', hours: '9 点至 22 点' },
  // With their types, which are tabs.
  ...ownBackend('tuiwen', 'type'),
  resultTemplate: '/upgrade/use?order={id}&token={token}&um={um}&level={level}&brand=tuiwen',
  agreements: () => agreements,
  loginAgreements: () => agreements,
});
