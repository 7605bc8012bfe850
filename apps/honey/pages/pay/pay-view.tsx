import type { PurchasePage } from '@vip/checkout-react';
import { hasOpenDialog } from '@vip/checkout-ui';
import { ChunkErrorBanner, OfflineBar, type LazyModule } from '@vip/ui';
import { HoneyFoot } from '../../parts/honey-foot.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { needsLazyParts } from './needs-lazy-parts.ts';
import { BlankPayBar, HoneyPayBar } from './pay-bar.tsx';
import { PayHeader } from './pay-header.tsx';
import styles from './pay-view.module.css';
import { BlankSections, PackageSections } from './package-sections.tsx';

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
  const { packageList, noPaymentMethod } = page;
  const parts = lazy.part;
  const ready = packageList.status === 'ready' ? packageList : null;
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
      <PayHeader page={page} parts={parts} pictures={pictures} hasDrawing={!trouble} />
      <main className={styles.body} aria-busy={!ready && !trouble}>
        {parts && <parts.PendingStrip page={page} />}
        {ready && <PackageSections page={page} packageList={ready} parts={parts} />}
        {trouble && parts && <parts.Trouble packageList={trouble} />}
        {!ready && !trouble && <BlankSections />}
      </main>
      <HoneyFoot />
      {ready && !noPaymentMethod && (
        <HoneyPayBar page={page} isBusy={isBusy} parts={parts} selected={ready.selected} />
      )}
      {ready && noPaymentMethod && parts && <parts.NoPaymentMethodBar noPaymentMethod={noPaymentMethod} />}
      {(ready ? noPaymentMethod && !parts : !trouble) && <BlankPayBar />}
      {parts && <parts.PurchasePopups page={page} />}
    </>
  );
}
