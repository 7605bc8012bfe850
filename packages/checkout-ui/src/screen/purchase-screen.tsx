import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import type { FailedPackageList, PurchasePage, ReadyPackageList } from '@vip/checkout-react';
import { ChunkErrorBanner, type LazyModule } from '@vip/ui';
import type * as LazyParts from './lazy-parts.ts';

/** The components of a brand's lazy chunk that the screen itself renders. */
type Parts = Pick<typeof LazyParts, 'OfflineBar' | 'PurchasePopups'>;

/** What a purchase page shows now: packages, a failure, or neither while it loads. */
export interface PurchaseScene<Own extends Parts> {
  /** Busy also while the chunk of a dialog is loading. */
  page: PurchasePage;
  /** The lazy chunk; null until it has loaded. */
  parts: Own | null;
  ready: ReadyPackageList | null;
  /** null until the chunk that renders it has loaded. */
  failed: { packageList: FailedPackageList; parts: Own } | null;
}

export interface PurchaseScreenProps<Own extends Parts> {
  page: PurchasePage;
  lazy: LazyModule<Own>;
  /** The action of the pay button, for the dialogs: 开通 by default. */
  verb?: string;
  /** The page contains the login form, so that no sheet opens. */
  hasLogin?: boolean;
  /** The page itself now needs a component of the lazy chunk. */
  needsParts?: boolean;
  children: (scene: PurchaseScene<Own>) => ReactNode;
}

/**
 * What every purchase page has around its own composition: the banner of a failed lazy chunk, the offline bar, dialogs.
 * Packages are shown only once everything that would shift them down is known.
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
  /** Content above the packages that would shift them down. */
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
      {hasFailed && (packageList.status !== 'ready' || needsParts || above || page.notice || hasDialog) && (
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
