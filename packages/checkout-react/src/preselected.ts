import type { MembershipPackage } from '@vip/api';

/**
 * The package that is selected before the buyer chose: the backend's default, else the first. One that renews by itself
 * only where there is no other.
 */
export function preselected(packages: readonly MembershipPackage[]): MembershipPackage | undefined {
  const once = packages.filter(({ renewal }) => renewal === null);
  const candidates = once.length > 0 ? once : packages;
  return candidates.find(({ isDefault }) => isDefault) || candidates[0];
}
