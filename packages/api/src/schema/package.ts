import * as v from 'valibot';
import { AmountFen, AnswerId, DisplayText, IsoDateTime } from './scalars.ts';

/** One benefit of a membership: its name, and what it is without and with membership. */
export const Benefit = v.object({
  name: DisplayText,
  /** A name of the icon set of the page; an unknown one shows the default icon. */
  icon: v.nullish(DisplayText, null),
  free: v.nullish(DisplayText, '—'),
  member: DisplayText,
});

/** Automatic renewal: charged again every `periodDays`, at `price` fen. */
export const Renewal = v.object({
  price: AmountFen,
  periodDays: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/**
 * A membership package on sale. Amounts in fen. `days` is null for life, and so must not be missing. A package with a
 * malformed part is not sold: that part may be the renewal.
 */
export const MembershipPackage = v.object({
  id: AnswerId,
  name: DisplayText,
  /** The membership level it gives, a number as text ("1", "2" …), the `level` of the result route. */
  level: AnswerId,
  /** A group of packages shown under one tab, or null. */
  type: v.nullish(DisplayText, null),
  price: AmountFen,
  /** 0 without one. */
  originalPrice: v.nullish(AmountFen, 0),
  days: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  badge: v.nullish(DisplayText, null),
  benefits: v.nullish(v.array(Benefit), []),
  isDefault: v.nullish(v.boolean(), false),
  saleEndsAt: v.nullish(IsoDateTime, null),
  /** Credit for what is left of the present membership, already taken off `price`. Fen. */
  credit: v.nullish(AmountFen, 0),
  renewal: v.nullish(Renewal, null),
});

/** The packages on sale, in the order they are shown. */
export const MembershipPackageList = v.object({ packages: v.array(MembershipPackage) });

/** What is on sale at `/` now, and until when. */
export const Activity = v.object({
  id: v.nullish(AnswerId),
  title: DisplayText,
  banner: v.nullish(DisplayText, null),
  startsAt: IsoDateTime,
  endsAt: IsoDateTime,
  rules: v.nullish(v.array(DisplayText), []),
  packages: v.array(MembershipPackage),
});

export type Benefit = v.InferOutput<typeof Benefit>;
export type Renewal = v.InferOutput<typeof Renewal>;
export type MembershipPackage = v.InferOutput<typeof MembershipPackage>;
export type MembershipPackageList = v.InferOutput<typeof MembershipPackageList>;
export type Activity = v.InferOutput<typeof Activity>;
