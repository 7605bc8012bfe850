import type { BrandBackend, Call } from '../../client/port.ts';
import { WelfareList } from '../../schema/welfare.ts';

/** Gift packages of a user; '' names none, so that the backend takes the user of the session. */
export const getWelfare = (brand: BrandBackend, userId: string): Call<WelfareList> => ({
  backend: brand,
  method: 'GET',
  path: '/web/vip/packages/welfare',
  query: { user_id: userId || undefined },
  answer: WelfareList,
});
