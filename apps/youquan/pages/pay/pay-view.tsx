import type { PurchasePage } from '@vip/purchase';
import { asksForPopup } from '@vip/purchase-ui';
import { Foot, LateFailed, OfflineBar, type Late } from '@vip/ui';
import { membershipTerms } from '../../agreements.ts';
import { brand } from '../../brand.ts';
import { Cover } from './cover.tsx';
import type * as LateParts from './late-parts.ts';
import { needsLate } from './needs-late.ts';
import styles from './pay-view.module.css';
import { BlankSections, ShelfSections } from './shelf-sections.tsx';
import { BlankSplitBar, SplitBar } from './split-bar.tsx';

export interface PayViewProps {
  page: PurchasePage;
  late: Late<typeof LateParts>;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/**
 * The purchase page as it looks: everything it shows and does is in `page`. Until the late parts are here, what they
 * replace stands as it was while loading, and a popup that is asked for makes the pay button busy.
 */
export function PayView({ page, late, pictures }: PayViewProps) {
  const { shelf } = page;
  const parts = late.part;
  // Where nothing can be paid here, what says so is late: the page waits for it as a whole.
  const ready = shelf.status === 'ready' && (!page.noWay || parts) ? shelf : null;
  const trouble = parts && (shelf.status === 'error' || shelf.status === 'empty') ? shelf : null;
  const isBusy = page.isBusy || (asksForPopup(page) && !parts && !late.hasFailed);
  const retry = () => {
    late.retry();
    // The same network failed both: one tap asks for both.
    if (shelf.status === 'error') shelf.retry();
  };
  return (
    <>
      {late.hasFailed && needsLate(page) && <LateFailed onRetry={retry} />}
      <OfflineBar />
      <Cover {...page} pictures={pictures} />
      <main className={styles.body} aria-busy={!ready && !trouble}>
        {parts && <parts.PendingStrip page={page} />}
        {ready && <ShelfSections page={page} shelf={ready} parts={parts} />}
        {trouble && parts && <parts.Trouble shelf={trouble} />}
        {!ready && !trouble && <BlankSections parts={parts} />}
      </main>
      <Foot
        company={brand.company}
        icp={brand.icp}
        support={brand.support}
        agreements={[membershipTerms, ...page.login.agreements]}
      />
      {ready && !page.noWay && (
        <SplitBar page={page} isBusy={isBusy} parts={parts} selected={ready.selected} />
      )}
      {ready && page.noWay && parts && <parts.NoWayBar noWay={page.noWay} />}
      {!ready && !trouble && <BlankSplitBar />}
      {parts && <parts.PurchasePopups page={page} />}
    </>
  );
}
