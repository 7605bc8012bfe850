import * as v from 'valibot';
import { AmountFen, AnswerId, DisplayText, IsoDateTime } from './scalars.ts';

const Params = v.record(v.string(), v.string());
const Address = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/**
 * The parameters for the wallet. Addresses (`url`, `action`) are followed only when the run-time
 * allow-list has their origin: see `checkout`.
 */
export const PayInstruction = v.variant('kind', [
  v.object({ kind: v.literal('jsapi'), params: Params }),
  v.object({ kind: v.literal('h5'), url: Address }),
  v.object({ kind: v.literal('alipay_trade'), tradeNo: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ kind: v.literal('alipay_form'), action: Address, fields: Params }),
  v.object({ kind: v.literal('bridge'), params: Params }),
]);

/** The payment methods. */
export const PayType = v.picklist(['wechat', 'alipay']);
/** Only the server sets `paid`. */
export const OrderStatus = v.picklist(['created', 'paying', 'paid', 'closed', 'refunded']);

/** An order. `amount` in fen. `pay` is there while the order can be paid. */
export const Order = v.pipe(
  v.object({
    id: AnswerId,
    /** The order number for customer service: the id if the backend has no other. */
    number: v.nullish(DisplayText, ''),
    status: OrderStatus,
    package: v.object({ id: AnswerId, name: DisplayText, level: AnswerId }),
    amount: AmountFen,
    payType: PayType,
    createdAt: v.nullish(IsoDateTime),
    expiresAt: v.nullish(IsoDateTime),
    paidAt: v.nullish(IsoDateTime, null),
    /** End of the membership that was bought; null while unpaid, or for life; undefined if the backend does not say. */
    memberUntil: v.nullish(IsoDateTime),
    um: v.nullish(DisplayText, '-'),
    /** Valid for a day, only for reading this order. Null if the request already used it. */
    resultToken: v.nullish(DisplayText, null),
    pay: v.nullish(PayInstruction, null),
  }),
  v.transform((order) => ({ ...order, number: order.number || order.id })),
);

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
export type PayInstruction = v.InferOutput<typeof PayInstruction>;
