import * as v from 'valibot';
import { AnswerId, DisplayText, IsoDateTime } from './scalars.ts';
import { MembershipPackage } from './package.ts';

/** A gift package for one user; claimed by an order of its package, which may cost 0. */
export const Welfare = v.object({
  id: AnswerId,
  name: DisplayText,
  description: v.nullish(DisplayText, ''),
  package: MembershipPackage,
  claimedAt: v.nullish(IsoDateTime, null),
  expiresAt: v.nullable(IsoDateTime),
});
/** The gift packages of one user. */
export const WelfareList = v.object({ items: v.array(Welfare) });

/** The links that open the mini-program: a custom scheme, and an https link that works inside WeChat. */
export const Scheme = v.object({ scheme: DisplayText, urlLink: DisplayText, expiresAt: IsoDateTime });

export type Welfare = v.InferOutput<typeof Welfare>;
export type WelfareList = v.InferOutput<typeof WelfareList>;
export type Scheme = v.InferOutput<typeof Scheme>;
