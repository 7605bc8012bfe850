import type { ReactNode } from 'react';
import type { PurchasePage, PackageListState } from '@vip/checkout-react';
import { hasOpenDialog } from '@vip/checkout-ui';
import { ChunkErrorBanner, OfflineBar, type LazyModule } from '@vip/ui';
import type * as ShopParts from './shop-parts.ts';

export type ReadyPackageList = Extract<PackageListState, { status: 'ready' }>;

export interface ShopFrameProps<Parts extends typeof ShopParts> {
  page: PurchasePage;
  lazy: LazyModule<Parts>;
  /** Stays over trouble. */
  head: ReactNode;
  /** The page before its packages are known, foot included. */
  skeleton: ReactNode;
  foot: ReactNode;
  /** What the pay button does, in its popups: 开通 unless said. */
  verb?: string;
  /** The page has the login form in itself, so that none opens over it. */
  hasLogin?: boolean;
  /** What the page itself shows now stands in the lazy chunks. */
  isLate?: boolean;
  children: (packageList: ReadyPackageList, parts: Parts | null) => ReactNode;
}

/** Whether what is to be shown now stands in the lazy chunks. */
const needsParts = (page: PurchasePage): boolean =>
  page.packageList.status === 'error' ||
  page.packageList.status === 'empty' ||
  Boolean(page.noPaymentMethod ?? page.missingWallet ?? page.pending ?? page.notice) ||
  hasOpenDialog(page);

/** What every purchase page of main does around its own composition: offline, skeleton, trouble, popups. */
export function ShopFrame<Parts extends typeof ShopParts>(props: ShopFrameProps<Parts>) {
  const { page, lazy, verb, hasLogin, isLate = false } = props;
  return (
    <>
      {lazy.hasFailed && (isLate || needsParts(page)) && <ChunkErrorBanner onRetry={lazy.retry} />}
      <OfflineBar />
      <Content {...props} />
      {lazy.part && <lazy.part.PurchasePopups page={page} verb={verb} hasLogin={hasLogin} />}
    </>
  );
}

function Content<Parts extends typeof ShopParts>({
  page,
  lazy,
  head,
  skeleton,
  foot,
  children,
}: ShopFrameProps<Parts>) {
  const { packageList } = page;
  const parts = lazy.part;
  if (packageList.status === 'ready') {
    // What would push the page down once the lazy chunks are here is waited for.
    const isWhole = page.choices.length > 0 && !page.pending && !page.missingWallet;
    return isWhole || parts ? children(packageList, parts) : skeleton;
  }
  if (packageList.status === 'loading' || !parts) return skeleton;
  return (
    <>
      {head}
      <parts.Trouble packageList={packageList} />
      {foot}
    </>
  );
}
