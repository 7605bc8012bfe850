import * as v from 'valibot';
import { Fen, Id, Text, Time } from './money.ts';

/** One line of what a membership gives: what it is, without and with membership. */
export const Benefit = v.object({
  name: Text,
  /** A name of the icon set of the page; an unknown one shows the default icon. */
  icon: v.nullable(Text),
  free: Text,
  member: Text,
});

/** Automatic renewal: charged again every `periodDays`, at `price` fen. */
export const Renewal = v.object({
  price: Fen,
  periodDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** A membership package on sale. Amounts in fen. `days` is null for life. */
export const MembershipPackage = v.object({
  id: Id,
  name: Text,
  /** The membership level it gives, a number as text ("1", "2" …), the `level` of the result route. */
  level: Id,
  /** A group of packages shown under one tab, or null. */
  type: v.nullable(Text),
  price: Fen,
  originalPrice: Fen,
  days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  badge: v.nullable(Text),
  benefits: v.array(Benefit),
  isDefault: v.boolean(),
  saleEndsAt: v.nullable(Time),
  /** Credit for what is left of the present membership, already taken off `price`. Fen. */
  credit: Fen,
  renewal: v.nullable(Renewal),
});

/** The packages on sale, in the order they are shown. */
export const MembershipPackageList = v.object({ packages: v.array(MembershipPackage) });

/** What is on sale at `/` now, and until when. */
export const Activity = v.object({
  id: Id,
  title: Text,
  banner: v.nullable(Text),
  startsAt: Time,
  endsAt: Time,
  rules: v.array(Text),
  packages: v.array(MembershipPackage),
});

export type Benefit = v.InferOutput<typeof Benefit>;
export type Renewal = v.InferOutput<typeof Renewal>;
export type MembershipPackage = v.InferOutput<typeof MembershipPackage>;
export type MembershipPackageList = v.InferOutput<typeof MembershipPackageList>;
export type Activity = v.InferOutput<typeof Activity>;
