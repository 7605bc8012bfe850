import * as v from 'valibot';
import { Fen, Id, Text, Time } from './money.ts';
import { PayInstruction } from './pay-instruction.ts';

/** The wallets. */
export const PayType = v.picklist(['wechat', 'alipay']);
/** Where an order stands; only the server says that it is paid. */
export const OrderStatus = v.picklist(['created', 'paying', 'paid', 'closed', 'refunded']);

/** An order. `amount` in fen. `pay` is there while the order can be paid. */
export const Order = v.object({
  id: Id,
  /** The number people read out to customer service. */
  number: Text,
  status: OrderStatus,
  package: v.object({ id: Id, name: Text, level: Id }),
  amount: Fen,
  payType: PayType,
  createdAt: Time,
  expiresAt: Time,
  paidAt: v.nullable(Time),
  /** End of the membership that was bought; null while unpaid, or for life. */
  memberUntil: v.nullable(Time),
  um: Text,
  /** Good for reading this one order, for a day. Null where the reader already used it. */
  resultToken: v.nullable(Text),
  pay: v.nullable(PayInstruction),
});

/** An agreement that the buyer consented to, in its version. */
export const Consent = v.object({
  /** The path of the agreement, e.g. `/lxbva`. */
  document: v.pipe(v.string(), v.regex(/^\/[\w/-]+$/)),
  version: v.pipe(v.string(), v.minLength(1)),
});

/** Where goods are shipped. */
export const Address = v.object({
  name: Text,
  phone: Text,
  province: Text,
  city: Text,
  district: Text,
  street: Text,
});

/** The body of every call that makes an order. `returnUrl` is a template that the server fills. */
export const OrderPayload = v.object({
  payType: PayType,
  /** The code of the environment that pays: see `bridge`'s detection. */
  client: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  um: v.pipe(v.string(), v.maxLength(64)),
  returnUrl: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  consents: v.array(Consent),
  phone: v.optional(v.pipe(v.string(), v.regex(/^1\d{10}$/))),
  userId: v.optional(Id),
  code: v.optional(v.pipe(v.string(), v.maxLength(128))),
  address: v.optional(Address),
  pid: v.optional(Id),
  fid: v.optional(Id),
});

/** The body of `to_pay`: pay an order again, with the same key rules. */
export const ToPayPayload = v.pick(OrderPayload, ['payType', 'client', 'returnUrl', 'code']);

export type PayType = v.InferOutput<typeof PayType>;
export type OrderStatus = v.InferOutput<typeof OrderStatus>;
export type Order = v.InferOutput<typeof Order>;
export type Consent = v.InferOutput<typeof Consent>;
export type Address = v.InferOutput<typeof Address>;
export type OrderPayload = v.InferOutput<typeof OrderPayload>;
export type ToPayPayload = v.InferOutput<typeof ToPayPayload>;
