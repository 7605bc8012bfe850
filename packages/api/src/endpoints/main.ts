import type { Call } from '../client/port.ts';
import { Activity, BroadcastList, FeedbackList } from '../schema/activity.ts';
import { Order, type OrderPayload } from '../schema/order.ts';
import { MembershipPackageList } from '../schema/package.ts';
import { PreparedOrder } from '../schema/prepared-order.ts';
import { Login, SmsSent, type PasswordPayload, type SmsCodePayload } from '../schema/user.ts';
import { Scheme } from '../schema/welfare.ts';
import { path } from './path.ts';

/** Makes an order of a package. The same key always answers with the same order. */
export const createOrder = (packageId: string, body: OrderPayload, idempotencyKey: string): Call<Order> => ({
  backend: 'main',
  method: 'POST',
  path: path('/web/vip/packages/{id}/orders', { id: packageId }),
  body,
  idempotencyKey,
  answer: Order,
});

/** Reads an order: by the session, or by the order's own result token. */
export const getOrder = (id: string, resultToken?: string): Call<Order> => ({
  backend: 'main',
  method: 'GET',
  path: path('/web/orders/{id}', { id }),
  ...(resultToken && { auth: { resultToken } }),
  answer: Order,
});

/** Logs in by password: for the debug login helper only. */
export const loginByPassword = (body: PasswordPayload): Call<Login> => ({
  backend: 'main',
  method: 'POST',
  path: '/v1/auth/password',
  body,
  auth: 'none',
  answer: Login,
});

/** The current activity with its packages, for a client type (`ct`, 0 when unknown). */
export const getActivity = (clientType: number): Call<Activity> => ({
  backend: 'main',
  method: 'GET',
  path: path('/v1/activity', {}, { is_speed: clientType, loads: 'packages' }),
  answer: Activity,
});

/** Who bought something lately. */
export const getBroadcast = (): Call<BroadcastList> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/order/broadcast',
  answer: BroadcastList,
});

/** What members said. */
export const getFeedbackList = (): Call<FeedbackList> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/feedback-list',
  answer: FeedbackList,
});

/** Packages for a phone; an empty phone gives the list prices for nobody in particular. */
export const getWechatPackages = (phone: string): Call<MembershipPackageList> => ({
  backend: 'main',
  method: 'GET',
  path: path('/v1/vip/packages/wechat', {}, { phone }),
  answer: MembershipPackageList,
});

/** Makes an order of a package, from a page outside the app. The same key always answers with the same order. */
export const createOfficialOrder = (
  packageId: string,
  body: OrderPayload,
  idempotencyKey: string,
): Call<Order> => ({
  backend: 'main',
  method: 'POST',
  path: path('/web/vip/packages/{id}/orders/official', { id: packageId }),
  body,
  idempotencyKey,
  answer: Order,
});

/** Sends an SMS code to a phone; 429 with the seconds to wait when asked too soon. */
export const requestSmsCode = (phone: string): Call<SmsSent> => ({
  backend: 'main',
  method: 'GET',
  path: path('/v1/sms/code/login', {}, { phone }),
  canRepeat: false,
  auth: 'none',
  answer: SmsSent,
});

/** Logs in by SMS code; the token is good at every backend. */
export const loginBySmsCode = (body: SmsCodePayload): Call<Login> => ({
  backend: 'main',
  method: 'POST',
  path: '/v1/auth/smsCode',
  body,
  auth: 'none',
  answer: Login,
});

/** What customer service prepared for a buyer. */
export const getPreparedOrder = (id: string): Call<PreparedOrder> => ({
  backend: 'main',
  method: 'GET',
  path: path('/web/adminOrder/detail/{id}', { id }),
  answer: PreparedOrder,
});

/** Makes the order of one option (`pid`) of it. The same key always answers with the same order. */
export const buyPreparedOrder = (id: string, body: OrderPayload, idempotencyKey: string): Call<Order> => ({
  backend: 'main',
  method: 'POST',
  path: path('/web/adminOrder/buy/{id}', { id }),
  body,
  idempotencyKey,
  answer: Order,
});

/** The way into the mini-program. */
export const generateScheme = (): Call<Scheme> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/generate_scheme',
  answer: Scheme,
});
