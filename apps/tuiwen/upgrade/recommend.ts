import type { MembershipPackage } from '@vip/api';
import type { Answers } from './questions.ts';
import { isUpgrade, rankOf, type Standing } from './standing.ts';

const WANTED_DAYS = { try: 30, season: 90, year: 365 } as const;
/** Longer than any wish: a package for life is the last to fit one. */
const LIFE_DAYS = 36_500;

/** How far a package's length is from the wish: as a ratio, because 60 days for 30 is as far off as 730 for 365. */
const distance = (days: number | null, wanted: number): number =>
  Math.abs(Math.log((days ?? LIFE_DAYS) / wanted));

/**
 * The one package for these answers, or null where there is no step up from `standing` (or an answer is missing).
 * Always one of `packages`, and always above the present level: for one's own account the lowest that is, else the
 * highest; of that level the length nearest to the wish. Does not depend on the order of `packages`.
 */
export function recommend(
  { purpose, span }: Answers,
  packages: readonly MembershipPackage[],
  standing: Standing,
): MembershipPackage | null {
  if (purpose === null || span === null) return null;
  const offered = packages.filter((pack) => isUpgrade(pack, standing));
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
