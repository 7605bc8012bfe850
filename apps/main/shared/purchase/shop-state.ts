import {
  placeholderPackageList,
  placeholderPage,
  type PurchasePage,
  type ReadyPackageList,
} from '@vip/checkout-react';

/** What a purchase page is composed of: its packages, or placeholders while they load. */
export interface ShopState<Parts> {
  page: PurchasePage;
  packageList: ReadyPackageList;
  /** The lazy chunk; null until it is here, and while packages load. */
  parts: Parts | null;
  /** Whether these are placeholders. */
  isLoading: boolean;
}

/**
 * Placeholders for a page whose packages load. They depend on nothing that the prerendered markup does not know, which
 * would make hydration fail: `isKnown`, which keeps the session, is false then.
 */
export function placeholderShop(
  page: PurchasePage,
  isKnown: boolean,
  packageList = placeholderPackageList(3),
): ShopState<never> {
  return {
    page: { ...placeholderPage(page), ...(isKnown && { session: page.session }) },
    // None of them looks chosen.
    packageList: { ...packageList, selected: { ...packageList.selected, id: '' } },
    parts: null,
    isLoading: true,
  };
}
