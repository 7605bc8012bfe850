import type { Call } from '../../client/port.ts';
import { MembershipPackageList } from '../../schema/package.ts';

/** Packages for a user, by what the page knows about the user. */
export const getCenterPackages = (who: {
  app?: string;
  phone?: string;
  userId?: string;
}): Call<MembershipPackageList> => ({
  backend: 'datacenter',
  method: 'GET',
  path: '/web/vip/packages/wechat',
  query: { app: who.app, phone: who.phone, user_id: who.userId },
  answer: MembershipPackageList,
});
