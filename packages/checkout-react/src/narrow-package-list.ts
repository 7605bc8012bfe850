import type { MembershipPackage } from '@vip/api';
import type { FoundPackageList } from './contract.ts';
import { preselected } from './preselected.ts';

/**
 * The same package list with only some of its packages on it: the chosen one if it is among them, else their own default,
 * else the first. Empty where none is left; a package list that is not ready stays as it is.
 */
export function narrowPackageList(
  found: FoundPackageList,
  isOffered: (pack: MembershipPackage) => boolean,
): FoundPackageList {
  const { packageList, retry } = found;
  if (packageList.status !== 'ready') return found;
  const packages = packageList.packages.filter(isOffered);
  const selected = packages.find(({ id }) => id === packageList.selected.id) ?? preselected(packages);
  return {
    ...found,
    packageList: selected ? { ...packageList, packages, selected } : { status: 'empty', retry },
  };
}
