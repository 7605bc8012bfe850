import type { MembershipPackage } from '@vip/api';
import type { Answers } from './questions.ts';
import { isUpgrade, rankOf, type MembershipStatus } from '../editions.ts';

const WANTED_DAYS = { try: 30, season: 90, year: 365 } as const;
/** Longer than all answers: a package for life is the last to fit. */
const LIFE_DAYS = 36_500;

/** The distance of a package's duration to the answer, as a ratio: 60 days for 30 is as far off as 730 for 365. */
const distance = (days: number | null, wanted: number): number =>
  Math.abs(Math.log((days ?? LIFE_DAYS) / wanted));

/**
 * The package for these answers; null if there is no upgrade from `membership`, or an answer is missing. For one's own
 * account it is of the lowest level above the present one, else of the highest; of that level, the duration nearest to the
 * answer. It does not depend on the order of `packages`.
 */
export function recommend(
  { purpose, span }: Answers,
  packages: readonly MembershipPackage[],
  membership: MembershipStatus,
): MembershipPackage | null {
  if (purpose === null || span === null) return null;
  const offered = packages.filter((pack) => isUpgrade(pack, membership));
  const ranks = offered.map(rankOf);
  const rank = purpose === 'own' ? Math.min(...ranks) : Math.max(...ranks);
  const [best = null] = offered
    .filter((pack) => rankOf(pack) === rank)
    .sort(
      (a, b) =>
        distance(a.days, WANTED_DAYS[span]) - distance(b.days, WANTED_DAYS[span]) ||
        a.price - b.price ||
        (a.id < b.id ? -1 : 1),
    );
  return best;
}
