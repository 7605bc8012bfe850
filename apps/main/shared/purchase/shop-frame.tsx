import type { ReactNode } from 'react';
import type { ReadyPackageList } from '@vip/checkout-react';
import { PurchaseScreen, type PurchaseScreenProps } from '@vip/checkout-ui';
import { useIsClient } from '@vip/ui';
import { PageLayout } from '../page-layout.tsx';
import { placeholderShop, type ShopState } from './shop-state.ts';
import type * as ShopParts from './shop-parts.ts';

export interface ShopFrameProps<Parts extends typeof ShopParts> extends Omit<
  PurchaseScreenProps<Parts>,
  'children'
> {
  /** Stays over a failure. */
  head: ReactNode;
  /** Real also while packages load. */
  top?(shop: ShopState<Parts>): ReactNode;
  foot: ReactNode;
  /** Three packages unless said. */
  placeholders?: ReadyPackageList;
  bar(shop: ShopState<Parts>): ReactNode;
  children(shop: ShopState<Parts>): ReactNode;
}

/** A purchase page of main outside its app: its own composition, with placeholders while it loads, or a failure. */
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
              <failed.parts.Trouble packageList={failed.packageList} />
              {foot}
            </>
          );
        const shop = ready
          ? { page, packageList: ready, parts, isLoading: false }
          : placeholderShop(page, isKnown, placeholders);
        return (
          <>
            {top?.(shop)}
            <PageLayout isLoading={shop.isLoading} body={children(shop)} foot={foot} bar={bar(shop)} />
          </>
        );
      }}
    </PurchaseScreen>
  );
}
