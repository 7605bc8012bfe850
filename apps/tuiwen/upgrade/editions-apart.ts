import type { MembershipPackage } from '@vip/api';
import { shortYuan } from '@vip/checkout-react';
import type { EditionHead } from './edition-heads.ts';
import { gainsOf, type Gain } from './gains.ts';
import { editionOf, rankOf } from './standing.ts';

/** The lowest and the highest edition on sale, and what the highest adds; null where there is only one. */
export function editionsApart(
  packages: readonly MembershipPackage[],
): { heads: [EditionHead, EditionHead]; gains: Gain[] } | null {
  const members = packages.filter((pack) => rankOf(pack) > 0);
  const ranked = [...members].sort((a, b) => rankOf(a) - rankOf(b));
  const lowest = ranked[0];
  const highest = ranked[ranked.length - 1];
  if (!lowest || !highest || rankOf(lowest) === rankOf(highest)) return null;
  const head = ({ level, name }: MembershipPackage): EditionHead => ({
    name: editionOf(level, members) ?? name,
    until: `${shortYuan(Math.min(...members.filter((pack) => pack.level === level).map(({ price }) => price)))} 元起`,
  });
  return { heads: [head(lowest), head(highest)], gains: gainsOf(lowest.benefits, highest) };
}
