import type { ReactNode } from 'react';
import type { PurchasePage, Shelf } from '@vip/purchase';
import { asksForPopup } from '@vip/purchase-ui';
import { LateFailed, OfflineBar, type Late } from '@vip/ui';
import type * as ShopParts from './shop-parts.ts';

export type ReadyShelf = Extract<Shelf, { status: 'ready' }>;

export interface ShopFrameProps<Parts extends typeof ShopParts> {
  page: PurchasePage;
  late: Late<Parts>;
  /** Stays over trouble. */
  head: ReactNode;
  /** The page before its packages are known, foot included. */
  skeleton: ReactNode;
  foot: ReactNode;
  /** What the pay button does, in its popups: 开通 unless said. */
  verb?: string;
  /** The page has the login form in itself, so that none opens over it. */
  hasLogin?: boolean;
  /** What the page itself shows now stands in the late parts. */
  isLate?: boolean;
  children: (shelf: ReadyShelf, parts: Parts | null) => ReactNode;
}

/** Whether what is to be shown now stands in the late parts. */
const needsParts = (page: PurchasePage): boolean =>
  page.shelf.status === 'error' ||
  page.shelf.status === 'empty' ||
  Boolean(page.noWay ?? page.missingWallet ?? page.pending ?? page.notice) ||
  asksForPopup(page);

/** What every purchase page of main does around its own composition: offline, skeleton, trouble, popups. */
export function ShopFrame<Parts extends typeof ShopParts>(props: ShopFrameProps<Parts>) {
  const { page, late, verb, hasLogin, isLate = false } = props;
  return (
    <>
      {late.hasFailed && (isLate || needsParts(page)) && <LateFailed onRetry={late.retry} />}
      <OfflineBar />
      <Content {...props} />
      {late.part && <late.part.PurchasePopups page={page} verb={verb} hasLogin={hasLogin} />}
    </>
  );
}

function Content<Parts extends typeof ShopParts>({
  page,
  late,
  head,
  skeleton,
  foot,
  children,
}: ShopFrameProps<Parts>) {
  const { shelf } = page;
  const parts = late.part;
  if (shelf.status === 'ready') {
    // What would push the page down once the late parts are here is waited for.
    const isWhole = page.choices.length > 0 && !page.pending && !page.missingWallet;
    return isWhole || parts ? children(shelf, parts) : skeleton;
  }
  if (shelf.status === 'loading' || !parts) return skeleton;
  return (
    <>
      {head}
      <parts.Trouble shelf={shelf} />
      {foot}
    </>
  );
}
