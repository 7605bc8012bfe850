import type { ReactNode } from 'react';
import {
  placeholderPackageList,
  placeholderPage,
  type PurchasePage,
  type ReadyPackageList,
} from '@vip/checkout-react';
import { Loading } from '@vip/ui';
import styles from './shop-layout.module.css';

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
    page: {
      ...placeholderPage(page),
      session: isKnown ? page.session : { ...page.session, status: 'anonymous', account: null },
      noPaymentMethod: null,
      missingWallet: null,
      beneficiary: null,
    },
    // None of them looks chosen.
    packageList: { ...packageList, selected: { ...packageList.selected, id: '' } },
    parts: null,
    isLoading: true,
  };
}

export interface ShopLayoutProps {
  isLoading: boolean;
  body: ReactNode;
  /** Real also while the rest is placeholders. */
  foot: ReactNode;
  bar: ReactNode;
}

/** A purchase page from top to bottom. */
export const ShopLayout = ({ isLoading, body, foot, bar }: ShopLayoutProps) =>
  isLoading ? (
    <>
      <Loading className={styles.body}>{body}</Loading>
      {foot}
      <Loading isSilent className={styles.bar}>
        {bar}
      </Loading>
    </>
  ) : (
    <>
      {body}
      {foot}
      {bar}
    </>
  );
