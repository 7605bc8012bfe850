import type { PurchasePage } from '@vip/checkout-react';
import { hasOpenDialog, Foot } from '@vip/checkout-ui';
import { ChunkErrorBanner, OfflineBar, type LazyModule } from '@vip/ui';
import { membershipTerms } from '../../agreements.ts';
import { brand } from '../../brand.ts';
import { Cover } from './cover.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { needsLazyParts } from './needs-lazy-parts.ts';
import styles from './pay-view.module.css';
import { BlankSections, PackageSections } from './package-sections.tsx';
import { BlankSplitBar, SplitBar } from './split-bar.tsx';

export interface PayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/**
 * The purchase page as it looks: everything it shows and does is in `page`. Until the lazy chunks are here, what they
 * replace stands as it was while loading, and a popup that is asked for makes the pay button busy.
 */
export function PayView({ page, lazy, pictures }: PayViewProps) {
  const { packageList } = page;
  const parts = lazy.part;
  // Where nothing can be paid here, what says so is late: the page waits for it as a whole.
  const ready = packageList.status === 'ready' && (!page.noPaymentMethod || parts) ? packageList : null;
  const trouble =
    parts && (packageList.status === 'error' || packageList.status === 'empty') ? packageList : null;
  const isBusy = page.isBusy || (hasOpenDialog(page) && !parts && !lazy.hasFailed);
  const retry = () => {
    lazy.retry();
    // The same network failed both: one tap asks for both.
    if (packageList.status === 'error') packageList.retry();
  };
  return (
    <>
      {lazy.hasFailed && needsLazyParts(page) && <ChunkErrorBanner onRetry={retry} />}
      <OfflineBar />
      <Cover {...page} pictures={pictures} />
      <main className={styles.body} aria-busy={!ready && !trouble}>
        {parts && <parts.PendingStrip page={page} />}
        {ready && <PackageSections page={page} packageList={ready} parts={parts} />}
        {trouble && parts && <parts.Trouble packageList={trouble} />}
        {!ready && !trouble && <BlankSections parts={parts} />}
      </main>
      <Foot
        company={brand.company}
        icp={brand.icp}
        support={brand.support}
        agreements={[membershipTerms, ...page.login.agreements]}
      />
      {ready && !page.noPaymentMethod && (
        <SplitBar page={page} isBusy={isBusy} parts={parts} selected={ready.selected} />
      )}
      {ready && page.noPaymentMethod && parts && (
        <parts.NoPaymentMethodBar noPaymentMethod={page.noPaymentMethod} />
      )}
      {!ready && !trouble && <BlankSplitBar />}
      {parts && <parts.PurchasePopups page={page} />}
    </>
  );
}
