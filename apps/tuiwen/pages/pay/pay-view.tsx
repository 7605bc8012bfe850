import type { PurchasePage } from '@vip/checkout-react';
import { hasOpenDialog } from '@vip/checkout-ui';
import { ChunkErrorBanner, OfflineBar, type LazyModule } from '@vip/ui';
import { Masthead } from '../../parts/masthead.tsx';
import { TuiwenFoot } from '../../parts/tuiwen-foot.tsx';
import { BlankBar } from '../../parts/two-tone-bar.tsx';
import { BuyBar } from '../../purchase/buy-bar.tsx';
import type * as LazyParts from '../../purchase/lazy-parts.ts';
import { needsLazyParts } from '../../purchase/needs-lazy-parts.ts';
import { Who } from '../../purchase/who.tsx';
import { BlankEdition, Edition } from './edition.tsx';
import styles from './pay-view.module.css';

export interface PayViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
}

/**
 * The purchase page as it looks: everything it shows and does is in `page`. Until the lazy chunks are here, what they
 * replace stands as it was while loading, and a popup that is asked for makes the pay button busy.
 */
export function PayView({ page, lazy }: PayViewProps) {
  const { packageList } = page;
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
      <Masthead title={['写得快，', '更要写得好']} by="成文、书库、配音、分发，一个会员全包。">
        <Who {...page} />
      </Masthead>
      <main className={styles.body} aria-busy={!ready && !trouble}>
        {ready && <Edition page={page} packageList={ready} parts={parts} />}
        {trouble && parts && <parts.Trouble packageList={trouble} />}
        {!ready && !trouble && <BlankEdition />}
      </main>
      <TuiwenFoot />
      {ready && <BuyBar page={page} isBusy={isBusy} parts={parts} selected={ready.selected} />}
      {!ready && !trouble && <BlankBar />}
      {parts && <parts.PurchasePopups page={page} />}
    </>
  );
}
