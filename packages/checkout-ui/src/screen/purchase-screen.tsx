import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import type { FailedPackageList, PurchasePage, ReadyPackageList } from '@vip/checkout-react';
import { ChunkErrorBanner, type LazyModule } from '@vip/ui';
import type * as LazyParts from './lazy-parts.ts';

/** What the screen itself shows of a brand's lazy chunk. */
type Parts = Pick<typeof LazyParts, 'OfflineBar' | 'PurchasePopups'>;

/** What a purchase page shows at the moment: packages, a failure, or neither while it loads. */
export interface PurchaseScene<Own extends Parts> {
  /** Busy also while the code of a dialog is on its way. */
  page: PurchasePage;
  /** The lazy chunk; null until it is here. */
  parts: Own | null;
  ready: ReadyPackageList | null;
  /** Known only with the chunk that shows it. */
  failed: { packageList: FailedPackageList; parts: Own } | null;
}

export interface PurchaseScreenProps<Own extends Parts> {
  page: PurchasePage;
  lazy: LazyModule<Own>;
  /** What the pay button does, in the dialogs: 开通 by default. */
  verb?: string;
  /** The page has the login form in itself, so that none opens over it. */
  hasLogin?: boolean;
  /** The page itself shows something of the lazy chunk now. */
  needsParts?: boolean;
  children: (scene: PurchaseScene<Own>) => ReactNode;
}

/**
 * What every purchase page does around its own composition: a failed lazy chunk, no network, dialogs, and when packages
 * are shown. Whatever would push them down once it is known is waited for.
 */
export function PurchaseScreen<Own extends Parts>({
  page,
  lazy,
  verb,
  hasLogin,
  needsParts,
  children,
}: PurchaseScreenProps<Own>) {
  const { packageList, choices, noPaymentMethod, missingWallet, pending } = page;
  const { part: parts, hasFailed } = lazy;
  const failed = packageList.status === 'error' || packageList.status === 'empty' ? packageList : null;
  const hasDialog = page.login.isOpen || page.consent.isAsking || page.cashier.isOpen || page.repriced;
  /** What pushes the packages down when it is shown. */
  const above = noPaymentMethod || missingWallet || pending;
  const isKnown = (selected: MembershipPackage) =>
    // Payment methods are known a moment after the packages.
    (selected.price === 0 || choices.length > 0 || noPaymentMethod) && (parts || !above);
  const retry = () => {
    lazy.retry();
    // The same network failed both: one tap asks for both.
    if (packageList.status === 'error') packageList.retry();
  };
  return (
    <>
      {hasFailed && (needsParts || failed || above || page.notice || hasDialog) && (
        <ChunkErrorBanner onRetry={retry} />
      )}
      {parts && <parts.OfflineBar />}
      {children({
        page: { ...page, isBusy: page.isBusy || (!parts && !hasFailed && Boolean(hasDialog)) },
        parts,
        ready: packageList.status === 'ready' && isKnown(packageList.selected) ? packageList : null,
        failed: parts && failed && { packageList: failed, parts },
      })}
      {parts && <parts.PurchasePopups page={page} verb={verb} hasLogin={hasLogin} />}
    </>
  );
}
