import { defineBrand, ownBackend } from '@vip/checkout-react';
import { loginAgreements, purchaseAgreements } from './agreements.ts';

/** Youquan's identity, and how it sells. Main's result page shows its orders, like all orders of the data center. */
export const brand = defineBrand({
  /** The app whose membership is sold. */
  appName: '友圈故事',
  // PLACEHOLDER company of youquan: the registered name, as in the business licence
  company: '杭州友圈网络科技有限公司',
  // PLACEHOLDER ICP number of youquan: the number of the site's ICP filing
  icp: '浙ICP备20260003号-1',
  // PLACEHOLDER licences of youquan: the numbers of the company's telecom licence and of the site's police filing, if there are any
  telecomLicence: '浙B2-20260003',
  policeRecord: '浙公网安备33010602000003号',
  // PLACEHOLDER hotline of youquan: the number and hours at which customer service answers
  support: { phone: '400-820-0005', hours: '9 点至 22 点' },
  ...ownBackend('youquan'),
  resultTemplate: '/upgrade/use?order={id}&token={token}&um={um}&level={level}&brand=youquan',
  agreements: ({ edition }, selected) => purchaseAgreements(edition, selected.renewal !== null),
  loginAgreements: ({ edition }) => loginAgreements(edition),
});
