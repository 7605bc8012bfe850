import type { Call } from '../client/port.ts';
import { Order, type OrderPayload } from '../schema/order.ts';
import { MembershipPackageList } from '../schema/package.ts';
import { WelfareList } from '../schema/welfare.ts';
import { path } from './path.ts';

/** The brands that have a backend of their own. */
export type BrandBackend = 'honey' | 'youquan' | 'tuiwen';

/** A brand's packages for a phone; tuiwen asks with `loads=type` to have them grouped. */
export const getBrandPackages = (
  brand: BrandBackend,
  phone: string,
  loads?: 'type',
): Call<MembershipPackageList> => ({
  backend: brand,
  method: 'GET',
  path: path('/web/vip/packages/wechat', {}, { phone, loads }),
  answer: MembershipPackageList,
});

/** Makes an order of a brand's package; it is read at the data center. The same key always answers with the same order. */
export const createBrandOrder = (
  brand: BrandBackend,
  packageId: string,
  body: OrderPayload,
  idempotencyKey: string,
): Call<Order> => ({
  backend: brand,
  method: 'POST',
  path: path('/web/vip/packages/{id}/orders/official', { id: packageId }),
  body,
  idempotencyKey,
  answer: Order,
});

/** Gift packages for a user. */
export const getWelfare = (brand: BrandBackend, userId: string): Call<WelfareList> => ({
  backend: brand,
  method: 'GET',
  path: path('/web/vip/packages/welfare', {}, { user_id: userId }),
  answer: WelfareList,
});
