import * as v from 'valibot';
import { AmountFen, Id } from './scalars.ts';
import { Consent, PayType } from './order.ts';

/** A field of an address: no surrounding spaces, no longer than a parcel label. */
const AddressText = (least: number, most: number) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(most), v.regex(/^\S(?:.*\S)?$/));

/** Where goods are shipped. Page and backend check each field by these rules. */
export const Address = v.object({
  name: AddressText(1, 20),
  phone: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
  province: AddressText(1, 30),
  city: AddressText(1, 30),
  district: AddressText(1, 30),
  /** Road, number, house. */
  street: AddressText(4, 80),
});

/** The body of every call that makes an order. `returnUrl` is a template that the server fills. */
export const OrderPayload = v.object({
  /** Fen: the amount on the screen at the tap. A backend that would charge another one answers 409 `price_changed`. */
  price: AmountFen,
  payType: PayType,
  /** The code of the environment that pays, see the detection in `bridge`. */
  client: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  /** The attribution code of the entry link, '-' without one. */
  um: v.pipe(v.string(), v.maxLength(64)),
  returnUrl: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  consents: v.array(Consent),
  phone: v.optional(v.pipe(v.string(), v.regex(/^1\d{10}$/))),
  userId: v.optional(Id),
  code: v.optional(v.pipe(v.string(), v.maxLength(128))),
  address: v.optional(Address),
  /** Of a prepared order: the chosen option, and the link that led to it. */
  pid: v.optional(Id),
  fid: v.optional(Id),
});

/** The body of `to_pay`: pay an order again, with the same key rules. `um` is the order's own. */
export const ToPayPayload = v.object({
  ...v.pick(OrderPayload, ['payType', 'client', 'returnUrl', 'code']).entries,
  um: v.optional(OrderPayload.entries.um),
});

export type Address = v.InferOutput<typeof Address>;
export type OrderPayload = v.InferOutput<typeof OrderPayload>;
export type ToPayPayload = v.InferOutput<typeof ToPayPayload>;
