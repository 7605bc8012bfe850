import type { MembershipPackage } from '@vip/api';

/** A level with its packages, at least one. */
export interface Level {
  /** Tells it from the others. */
  key: string;
  name: string;
  /** The level as the backend counts it. */
  rank: string;
  packages: readonly MembershipPackage[];
}

/** What groups a package: its type, which is the level's name here. */
export const levelKey = (pack: MembershipPackage): string => pack.type ?? pack.level;

/** The levels in the package list, the lowest first. */
export function levelsOf(packages: readonly MembershipPackage[]): Level[] {
  const keys = [...new Set(packages.map(levelKey))];
  return keys
    .map((key) => {
      const own = packages.filter((pack) => levelKey(pack) === key);
      const [first] = own;
      return { key, name: first?.type ?? first?.name ?? key, rank: first?.level ?? '0', packages: own };
    })
    .sort((a, b) => Number(a.rank) - Number(b.rank));
}

/** The durations in the package list in days, the shortest first; null, for life, last. */
export const durationsOf = (packages: readonly MembershipPackage[]): (number | null)[] =>
  [...new Set(packages.map(({ days }) => days))].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));

/** The package that is this level for so long; undefined where none is sold. */
export const packageAt = (level: Level | undefined, days: number | null): MembershipPackage | undefined =>
  level?.packages.find((pack) => pack.days === days);

/** What is chosen on going to another level: the same duration, else that level's default, else its first. */
export const afterLevel = (selected: MembershipPackage, level: Level): MembershipPackage =>
  packageAt(level, selected.days) ??
  level.packages.find(({ isDefault }) => isDefault) ??
  level.packages[0] ??
  selected;
