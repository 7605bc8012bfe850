import type { PasswordPayload, SmsCodePayload } from '../schema/login-payload.ts';
import type { OrderPayload, ToPayPayload } from '../schema/order-payload.ts';
import type { Order } from '../schema/order.ts';
import type { Activity, MembershipPackageList } from '../schema/package.ts';
import type { PreparedOrder } from '../schema/prepared-order.ts';
import type { Login, SmsSent } from '../schema/user.ts';
import type { BroadcastList, FeedbackList } from '../schema/voices.ts';
import type { Scheme, WelfareList } from '../schema/welfare.ts';

/** The calls that an adapter translates, by method and template: what is sent, and what the client expects. */
export interface Contract {
  'GET /v1/activity': { answer: Activity };
  'GET /v1/order/broadcast': { answer: BroadcastList };
  'GET /v1/feedback-list': { answer: FeedbackList };
  'GET /v1/generate_scheme': { answer: Scheme };
  'POST /v1/auth/password': { body: PasswordPayload; answer: Login };
  'POST /v1/auth/smsCode': { body: SmsCodePayload; answer: Login };
  'GET /v1/sms/code/login': { answer: SmsSent };
  'GET /v1/vip/packages/wechat': { answer: MembershipPackageList };
  'GET /web/vip/packages/wechat': { answer: MembershipPackageList };
  'GET /web/vip/packages/welfare': { answer: WelfareList };
  'POST /web/vip/packages/{id}/orders': { body: OrderPayload; answer: Order };
  'POST /web/vip/packages/{id}/orders/official': { body: OrderPayload; answer: Order };
  'GET /web/orders/{id}': { answer: Order };
  'GET /web/order/{id}': { answer: Order };
  'POST /web/order/{id}/to_pay': { body: ToPayPayload; answer: Order };
  'GET /web/adminOrder/detail/{id}': { answer: PreparedOrder };
  'POST /web/adminOrder/buy/{id}': { body: OrderPayload; answer: Order };
}

export type CallName = keyof Contract;

type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : S;

/** A type of the contract as JSON: snake_case names, but for the contents of fields with names of others (`src/wire`). */
export type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? { [K in keyof T as Snake<K & string>]: K extends 'params' | 'fields' | 'props' ? T[K] : Wire<T[K]> }
    : T;

/** The body of a call as JSON; undefined for a GET. */
export type BodyOf<N extends CallName> = Contract[N] extends { body: infer Body } ? Wire<Body> : undefined;

export type AnswerOf<N extends CallName> = Wire<Contract[N]['answer']>;
