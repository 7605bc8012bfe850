import type { ReactNode } from 'react';
import type { PurchasePage, ReadyPackageList } from '@vip/checkout-react';
import { PurchaseScreen, type PurchaseScreenProps } from '@vip/checkout-ui';
import type * as ShopParts from './shop-parts.ts';

export interface ShopFrameProps<Parts extends typeof ShopParts> extends Omit<
  PurchaseScreenProps<Parts>,
  'children'
> {
  /** Stays over a failure. */
  head: ReactNode;
  /** The page before its packages are known, foot included. */
  skeleton: ReactNode;
  foot: ReactNode;
  children: (packageList: ReadyPackageList, parts: Parts | null, page: PurchasePage) => ReactNode;
}

/** A purchase page of main outside its app: its own composition, else a skeleton, or a failure under its head. */
export const ShopFrame = <Parts extends typeof ShopParts>({
  head,
  skeleton,
  foot,
  children,
  ...screen
}: ShopFrameProps<Parts>) => (
  <PurchaseScreen {...screen}>
    {({ page, parts, ready, failed }) => {
      if (ready) return children(ready, parts, page);
      if (!failed) return skeleton;
      return (
        <>
          {head}
          <failed.parts.Trouble packageList={failed.packageList} />
          {foot}
        </>
      );
    }}
  </PurchaseScreen>
);
