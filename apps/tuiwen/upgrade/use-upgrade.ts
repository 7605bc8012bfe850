import type { MembershipPackage } from '@vip/api';
import { useHost, useSession } from '@vip/host';
import {
  narrowShelf,
  usePurchase,
  useShelf,
  useTypedPhone,
  type PurchasePage,
  type Shelf,
} from '@vip/purchase';
import { shelfSetup } from '../purchase/shelf-setup.ts';
import { standingOf, type Standing } from './standing.ts';

/** What tuiwen sells, which names the editions and what they give, and where the person stands. */
export interface Offers {
  standing: Standing;
  packages: readonly MembershipPackage[];
}

export interface UpgradePage {
  /** The purchase: on its shelf is what the page sells of it. */
  page: PurchasePage;
  offers: Exclude<Shelf, { status: 'ready' }> | ({ status: 'ready' } & Offers);
}

/**
 * Tuiwen's packages as upgrades for whoever is here; `isSold` says which of them the page sells. While the native app
 * has not said who that is, the page is still loading: the prices would be another's.
 */
export function useUpgrade(isSold: (pack: MembershipPackage, offers: Offers) => boolean): UpgradePage {
  const host = useHost();
  const session = useSession();
  const [phone, setPhone] = useTypedPhone();
  const found = useShelf(shelfSetup, phone);
  const { shelf } = found;

  let offers: UpgradePage['offers'] = { status: 'loading' };
  if (shelf.status !== 'ready') offers = shelf;
  else if (session.status !== 'waiting') {
    const { packages } = shelf;
    offers = { status: 'ready', packages, standing: standingOf(session.account, packages, host.now()) };
  }
  const sold = narrowShelf(found, (pack) => offers.status === 'ready' && isSold(pack, offers));
  return { page: usePurchase(shelfSetup, sold, setPhone), offers };
}
