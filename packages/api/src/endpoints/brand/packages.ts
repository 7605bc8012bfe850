import type { BrandBackend, Call } from '../../client/port.ts';
import { MembershipPackageList } from '../../schema/package.ts';

/** A brand's packages for a phone; tuiwen asks with `loads=type` to get them grouped. */
export const getBrandPackages = (
  brand: BrandBackend,
  phone: string,
  loads?: 'type',
): Call<MembershipPackageList> => ({
  backend: brand,
  method: 'GET',
  path: '/web/vip/packages/wechat',
  query: { phone, loads },
  answer: MembershipPackageList,
});
