import { dayText, shortYuan, type PurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import { DAY_MS, goodUntil, levelsOf, membershipStatusOf, stepText, stepTo } from './levels.ts';

/** The label of a package that ends before the present membership. */
const EARLIER = '比现有早到期';

/** What is known of a package that ends before the present membership. */
export interface Earlier {
  /** 早 36 天到期 */
  label: string;
  /** When the present one ends: 至 2027 年 3 月 27 日 */
  present: string;
}

/** Days since 1970 in Beijing, which has no daylight saving time. */
const dayNumber = (ms: number): number => Math.floor((ms + 8 * 3600_000) / DAY_MS);

/**
 * A package of another level starts at once, so it may end before the present membership does. null if it does not, and
 * while the present end is unknown.
 */
export function earlierThan(...bought: Parameters<typeof goodUntil>): Earlier | null {
  const [pack, membershipStatus, now] = bought;
  if (membershipStatus.kind !== 'member' || pack.days === null) return null;
  const { end } = membershipStatus;
  const newEnd = now + pack.days * DAY_MS;
  if (stepTo(pack.level, membershipStatus) === 'same' || (end !== null && newEnd >= end)) return null;
  if (end === null) return { label: EARLIER, present: '长期有效' };
  const days = dayNumber(end) - dayNumber(newEnd);
  return { label: days > 0 ? `早 ${days} 天到期` : EARLIER, present: `至 ${dayText(end)}` };
}

/** After the end of such a package: 比现有早 36 天. */
export const aheadText = ({ label }: Earlier): string =>
  label === EARLIER ? '早于现有会员' : `比现有${label.replace('到期', '')}`;

/** The same as a title and a sentence with both ends. */
export function earlierText(...bought: Parameters<typeof goodUntil>): readonly [string, string] | null {
  const earlier = earlierThan(...bought);
  if (!earlier) return null;
  const [pack, membershipStatus] = bought;
  const [, end] = goodUntil(...bought);
  return [
    `${aheadText(earlier)}到期`,
    `现有会员${earlier.present}，${stepText(pack.level, membershipStatus)}后至 ${end}`,
  ];
}

interface Bought {
  page: PurchasePage;
  packageList: ReadyPackageList;
  isLoading: boolean;
}

/** 早 36 天到期: the label of the selected package, if it ends before the present membership. */
export function earlierLabel({ page, packageList: { packages, selected }, isLoading }: Bought) {
  const now = page.now();
  if (isLoading) return undefined;
  return earlierThan(selected, membershipStatusOf(page.session, levelsOf(packages), now), now)?.label;
}

/** Below the total: the credit for the rest of the present membership. */
export const creditNote = ({ packageList: { selected } }: Bought): string =>
  selected.credit > 0 ? `已抵扣\u00a0${shortYuan(selected.credit)}\u00a0元` : '';
