import { useIsClient } from '@vip/host';
import type { ReactNode } from 'react';
import { useEdition, type PurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import { Foot, PurchaseScreen, type PurchaseScreenProps } from '@vip/checkout-ui';
import { footAgreements, loginAgreements } from '../../agreements.ts';
import { brand, useApp } from '../../brand.ts';
import { PageLayout } from '../page-frame.tsx';
import { placeholderShop, type ShopState } from './shop.tsx';
import type * as ShopParts from './shop-parts.tsx';
import desktop from './desktop.module.css';
import styles from './shop.module.css';

export interface ShopFrameProps<Parts extends typeof ShopParts> extends Omit<
  PurchaseScreenProps<Parts>,
  'children'
> {
  /** Stays above a failure. */
  head: ReactNode;
  /** Outside the loading state, also while packages load. */
  top?(shop: ShopState<Parts>): ReactNode;
  foot: ReactNode;
  /** Three packages by default. */
  placeholders?: ReadyPackageList;
  bar(shop: ShopState<Parts>): ReactNode;
  children(shop: ShopState<Parts>): ReactNode;
}

/** A purchase page outside main's apps: its own composition, with placeholders while it loads, or a failure. */
export function ShopFrame<Parts extends typeof ShopParts>({
  head,
  top,
  foot,
  placeholders,
  bar,
  children,
  ...screen
}: ShopFrameProps<Parts>) {
  const isKnown = useIsClient() && screen.page.session.status === 'known';
  return (
    <PurchaseScreen {...screen}>
      {({ page, parts, ready, failed }) => {
        if (failed)
          return (
            <>
              {head}
              <failed.parts.PackageFailure packageList={failed.packageList} />
              {foot}
            </>
          );
        const shop = ready
          ? { page, packageList: ready, parts, isLoading: false }
          : placeholderShop(page, isKnown, placeholders);
        return (
          <div className={desktop.page}>
            {top?.(shop)}
            <PageLayout isLoading={shop.isLoading} body={children(shop)} foot={foot} bar={bar(shop)} />
          </div>
        );
      }}
    </PurchaseScreen>
  );
}

/** The foot with the agreements of the selected package and of the account. */
export function PageFoot({ page }: { page: PurchasePage }) {
  const app = useApp();
  const edition = useEdition();
  const agreements = footAgreements(page.consent.agreements, loginAgreements(app, edition));
  return (
    <div className={styles.foot}>
      <Foot {...brand} agreements={agreements} />
    </div>
  );
}
