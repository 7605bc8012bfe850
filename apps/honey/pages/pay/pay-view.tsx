import type { PurchasePage } from '@vip/purchase';
import { asksForPopup } from '@vip/purchase-ui';
import { LateFailed, OfflineBar, type Late } from '@vip/ui';
import { HoneyFoot } from '../../parts/honey-foot.tsx';
import type * as LateParts from './late-parts.ts';
import { needsLate } from './needs-late.ts';
import { BlankPayBar, HoneyPayBar } from './pay-bar.tsx';
import { PayHeader } from './pay-header.tsx';
import styles from './pay-view.module.css';
import { BlankSections, ShelfSections } from './shelf-sections.tsx';

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
  const { shelf, noWay } = page;
  const parts = late.part;
  const ready = shelf.status === 'ready' ? shelf : null;
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
      <PayHeader page={page} parts={parts} pictures={pictures} hasDrawing={!trouble} />
      <main className={styles.body} aria-busy={!ready && !trouble}>
        {parts && <parts.PendingStrip page={page} />}
        {ready && <ShelfSections page={page} shelf={ready} parts={parts} />}
        {trouble && parts && <parts.Trouble shelf={trouble} />}
        {!ready && !trouble && <BlankSections />}
      </main>
      <HoneyFoot />
      {ready && !noWay && <HoneyPayBar page={page} isBusy={isBusy} parts={parts} selected={ready.selected} />}
      {ready && noWay && parts && <parts.NoWayBar noWay={noWay} />}
      {(ready ? noWay && !parts : !trouble) && <BlankPayBar />}
      {parts && <parts.PurchasePopups page={page} />}
    </>
  );
}
