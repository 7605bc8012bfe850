import type { Call } from '../../client/port.ts';
import { MembershipPackageList } from '../../schema/package.ts';

/** Packages for a phone; an empty phone gives the list prices of an anonymous user. */
export const getWechatPackages = (phone: string): Call<MembershipPackageList> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/vip/packages/wechat',
  query: { phone },
  answer: MembershipPackageList,
});
