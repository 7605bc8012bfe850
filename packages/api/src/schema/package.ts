import * as v from 'valibot';
import { AmountFen, Id, DisplayText, IsoDateTime } from './scalars.ts';

/** One benefit of a membership: its name, and what it is without and with membership. */
export const Benefit = v.object({
  name: DisplayText,
  /** A name of the icon set of the page; an unknown one shows the default icon. */
  icon: v.nullable(DisplayText),
  free: DisplayText,
  member: DisplayText,
});

/** Automatic renewal: charged again every `periodDays`, at `price` fen. */
export const Renewal = v.object({
  price: AmountFen,
  periodDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** A membership package on sale. Amounts in fen. `days` is null for life. */
export const MembershipPackage = v.object({
  id: Id,
  name: DisplayText,
  /** The membership level it gives, a number as text ("1", "2" …), the `level` of the result route. */
  level: Id,
  /** A group of packages shown under one tab, or null. */
  type: v.nullable(DisplayText),
  price: AmountFen,
  originalPrice: AmountFen,
  days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  badge: v.nullable(DisplayText),
  benefits: v.array(Benefit),
  isDefault: v.boolean(),
  saleEndsAt: v.nullable(IsoDateTime),
  /** Credit for what is left of the present membership, already taken off `price`. Fen. */
  credit: AmountFen,
  renewal: v.nullable(Renewal),
});

/** The packages on sale, in the order they are shown. */
export const MembershipPackageList = v.object({ packages: v.array(MembershipPackage) });

/** What is on sale at `/` now, and until when. */
export const Activity = v.object({
  id: Id,
  title: DisplayText,
  banner: v.nullable(DisplayText),
  startsAt: IsoDateTime,
  endsAt: IsoDateTime,
  rules: v.array(DisplayText),
  packages: v.array(MembershipPackage),
});

export type Benefit = v.InferOutput<typeof Benefit>;
export type Renewal = v.InferOutput<typeof Renewal>;
export type MembershipPackage = v.InferOutput<typeof MembershipPackage>;
export type MembershipPackageList = v.InferOutput<typeof MembershipPackageList>;
export type Activity = v.InferOutput<typeof Activity>;
