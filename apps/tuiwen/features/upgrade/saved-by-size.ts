import type { MembershipPackage } from '@vip/api';
import { countOf } from '../../shared/package-text.ts';

const YEAR = 365;
const MONTH = 30;

/** A year as twelve months, which is how users compare a year with a month. */
const countedDays = (days: number) => (days % YEAR === 0 ? (days / YEAR) * 12 * MONTH : days);

/** A package's days, or its count; with the unit, as only the same are compared. */
function sizeOf(pack: MembershipPackage): { size: number; unit: string } {
  const { figure = '', unit = '' } = countOf(pack) ?? {};
  return pack.days === null ? { size: Number(figure), unit } : { size: countedDays(pack.days), unit: '天' };
}

/** What a package saves beside buying a smaller one again and again, in whole yuan. */
export interface Saved {
  /** How the smaller one is bought: 按月, 分次. */
  by: string;
  /** Fen. */
  saved: number;
}

/** Beside the smallest package of its level; null if there is none. Counts without the credit, which all packages have. */
export function savedBySize(pack: MembershipPackage, packages: readonly MembershipPackage[]): Saved | null {
  const { size, unit } = sizeOf(pack);
  const [smallest] = packages
    .filter((other) => {
      const its = sizeOf(other);
      return (
        other.level === pack.level && !other.renewal && its.unit === unit && its.size > 0 && its.size < size
      );
    })
    .sort((a, b) => sizeOf(a).size - sizeOf(b).size);
  if (!smallest) return null;
  const again = ((smallest.price + smallest.credit) * size) / sizeOf(smallest).size;
  return {
    by: smallest.days === MONTH ? '按月' : '分次',
    saved: Math.max(0, Math.floor((again - pack.price - pack.credit) / 100) * 100),
  };
}
