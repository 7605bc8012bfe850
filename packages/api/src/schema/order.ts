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

export type PayType = v.InferOutput<typeof PayType>;
export type OrderStatus = v.InferOutput<typeof OrderStatus>;
export type Order = v.InferOutput<typeof Order>;
export type Consent = v.InferOutput<typeof Consent>;
