import type { MembershipPackage } from '@vip/api';

/** The packages of one type, under one tab. Never empty. */
export interface PackageGroup {
  name: string;
  packages: [MembershipPackage, ...MembershipPackage[]];
}

/** The tab of packages without a type, beside those with one. */
const OTHERS = '其他';

/** Packages by type, types and packages in the order in which the backend gives them. */
export function groupPackages(packages: readonly MembershipPackage[]): PackageGroup[] {
  const groups: PackageGroup[] = [];
  for (const pack of packages) {
    const name = pack.type || OTHERS;
    const group = groups.find((one) => one.name === name);
    if (group) group.packages.push(pack);
    else groups.push({ name, packages: [pack] });
  }
  return groups;
}

/** Selected when a group is opened: the backend's default, else its first. */
export const defaultOf = ({ packages }: PackageGroup): MembershipPackage =>
  packages.find((pack) => pack.isDefault) ?? packages[0];
