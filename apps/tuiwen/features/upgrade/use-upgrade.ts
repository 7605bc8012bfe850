import type { MembershipPackage } from '@vip/api';
import { useHost, useSession } from '@vip/host';
import {
  narrowPackageList,
  placeholderPackageList,
  placeholderPage,
  usePurchase,
  usePackageList,
  type PurchasePage,
  type PackageListState,
  type ReadyPackageList,
} from '@vip/checkout-react';
import { brand } from '../../brand.ts';
import { membershipStatus, type Member, type MembershipStatus } from './editions.ts';

/** All packages on sale (they name the editions and their benefits), and the user's membership. */
export interface Offers {
  membership: MembershipStatus;
  packages: readonly MembershipPackage[];
}

export interface UpgradePage {
  /** The purchase: its package list has the packages that the page sells. */
  page: PurchasePage;
  offers: Exclude<PackageListState, { status: 'ready' }> | ({ status: 'ready' } & Offers);
}

/**
 * Tuiwen's packages as upgrades for the user; `isSold` selects those that the page sells. The page loads until the native
 * app has reported the user: prices depend on them.
 */
export function useUpgrade(isSold: (pack: MembershipPackage, offers: Offers) => boolean): UpgradePage {
  const host = useHost();
  const session = useSession();
  const found = usePackageList(brand);
  const { packageList } = found;

  let offers: UpgradePage['offers'] = { status: 'loading' };
  if (packageList.status !== 'ready') offers = packageList;
  else if (session.status !== 'waiting') {
    const { packages } = packageList;
    offers = {
      status: 'ready',
      packages,
      membership: membershipStatus(session, packages, host.now()),
    };
  }
  const sold = narrowPackageList(found, (pack) => offers.status === 'ready' && isSold(pack, offers));
  return { page: usePurchase(brand, sold), offers };
}

interface PlaceholderUpgrade {
  page: PurchasePage;
  offers: Offers & { membership: Member };
  packageList: ReadyPackageList;
}

/** A year, a season, and a month that the credit covers. Fen. */
const PLACEHOLDERS = [
  { days: 365, price: 40000 },
  { days: 90, price: 10000 },
  { days: 30, price: 0 },
];

/** The page of a member with some credit, for its loading state. */
export function placeholderUpgrade(page: PurchasePage): PlaceholderUpgrade {
  const list = placeholderPackageList(PLACEHOLDERS.length);
  const packages = list.packages.map((pack, at) => ({
    ...pack,
    ...PLACEHOLDERS[at],
    name: '会员年卡',
    type: '会员',
    credit: 8800,
  }));
  return {
    page: placeholderPage(page),
    offers: { membership: { kind: 'member', level: '', name: '会员版', expiresAt: undefined }, packages: [] },
    packageList: { ...list, packages, selected: packages[0] ?? list.selected },
  };
}
