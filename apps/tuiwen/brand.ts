import { defineBrand, ownBackend } from '@vip/checkout-react';
import { agreements } from './agreements.ts';

/** Tuiwen's identity, and how it sells. Main's result page shows its orders, like all orders of the data center. */
export const brand = defineBrand({
  appName: '推文助手',
  company: '杭州推文网络科技有限公司',
  icp: '浙ICP备20260004号-1',
  support: { phone: '400-820-0006', hours: '9 点至 22 点' },
  // With their types, which are tabs.
  ...ownBackend('tuiwen', 'type'),
  resultTemplate: '/upgrade/use?order={id}&token={token}&um={um}&level={level}&brand=tuiwen',
  agreements: () => agreements,
  loginAgreements: () => agreements,
});
