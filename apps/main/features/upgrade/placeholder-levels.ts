import { placeholderPackageList, type ReadyPackageList } from '@vip/checkout-react';

const LEVELS = ['标准会员', '高级会员'];
const DAYS = [30, 90, 365];

/** Two levels in three durations each, for the loading state. */
export function placeholderLevels(): ReadyPackageList {
  const list = placeholderPackageList(LEVELS.length * DAYS.length);
  const packages = list.packages.map((pack, at) => {
    const level = Math.floor(at / DAYS.length);
    return {
      ...pack,
      level: `${level}`,
      type: LEVELS[level] ?? null,
      days: DAYS[at % DAYS.length] ?? null,
    };
  });
  return { ...list, packages, selected: packages[0] ?? list.selected };
}
