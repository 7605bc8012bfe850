import * as v from 'valibot';
import { Id, Text, Time } from './money.ts';
import { MembershipPackage } from './package.ts';

/** A gift package for one user; claimed by an order of its package, which may cost 0. */
export const Welfare = v.object({
  id: Id,
  name: Text,
  description: Text,
  package: MembershipPackage,
  claimedAt: v.nullable(Time),
  expiresAt: v.nullable(Time),
});
/** The gift packages of one user. */
export const WelfareList = v.object({ items: v.array(Welfare) });

/** The way into the mini-program: a custom scheme, and an https link that works inside WeChat. */
export const Scheme = v.object({ scheme: Text, urlLink: Text, expiresAt: Time });

export type Welfare = v.InferOutput<typeof Welfare>;
export type WelfareList = v.InferOutput<typeof WelfareList>;
export type Scheme = v.InferOutput<typeof Scheme>;
