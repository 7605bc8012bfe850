import type { MembershipPackage } from '@vip/api';
import { useHost, useSession } from '@vip/host';
import {
  narrowPackageList,
  usePurchase,
  usePackageList,
  useTypedPhone,
  type PurchasePage,
  type PackageListState,
} from '@vip/checkout-react';
import { brand } from '../brand.ts';
import { standingOf, type Standing } from './standing.ts';

/** What tuiwen sells, which names the editions and what they give, and where the person stands. */
export interface Offers {
  standing: Standing;
  packages: readonly MembershipPackage[];
}

export interface UpgradePage {
  /** The purchase: on its package list is what the page sells of it. */
  page: PurchasePage;
  offers: Exclude<PackageListState, { status: 'ready' }> | ({ status: 'ready' } & Offers);
}

/**
 * Tuiwen's packages as upgrades for whoever is here; `isSold` says which of them the page sells. While the native app
 * has not said who that is, the page is still loading: the prices would be another's.
 */
export function useUpgrade(isSold: (pack: MembershipPackage, offers: Offers) => boolean): UpgradePage {
  const host = useHost();
  const session = useSession();
  const [phone, setPhone] = useTypedPhone();
  const found = usePackageList(brand, phone);
  const { packageList } = found;

  let offers: UpgradePage['offers'] = { status: 'loading' };
  if (packageList.status !== 'ready') offers = packageList;
  else if (session.status !== 'waiting') {
    const { packages } = packageList;
    offers = { status: 'ready', packages, standing: standingOf(session.account, packages, host.now()) };
  }
  const sold = narrowPackageList(found, (pack) => offers.status === 'ready' && isSold(pack, offers));
  return { page: usePurchase(brand, sold, setPhone), offers };
}
