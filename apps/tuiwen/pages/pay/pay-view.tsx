import type { PurchasePage } from '@vip/purchase';
import { asksForPopup } from '@vip/purchase-ui';
import { LateFailed, OfflineBar, type Late } from '@vip/ui';
import { Masthead } from '../../parts/masthead.tsx';
import { TuiwenFoot } from '../../parts/tuiwen-foot.tsx';
import { BlankBar } from '../../parts/two-tone-bar.tsx';
import { BuyBar } from '../../purchase/buy-bar.tsx';
import type * as LateParts from '../../purchase/late-parts.ts';
import { needsLate } from '../../purchase/needs-late.ts';
import { Who } from '../../purchase/who.tsx';
import { BlankEdition, Edition } from './edition.tsx';
import styles from './pay-view.module.css';

export interface PayViewProps {
  page: PurchasePage;
  late: Late<typeof LateParts>;
}

/**
 * The purchase page as it looks: everything it shows and does is in `page`. Until the late parts are here, what they
 * replace stands as it was while loading, and a popup that is asked for makes the pay button busy.
 */
export function PayView({ page, late }: PayViewProps) {
  const { shelf } = page;
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
      <Masthead title={['写得快，', '更要写得好']} by="成文、书库、配音、分发，一个会员全包。">
        <Who {...page} />
      </Masthead>
      <main className={styles.body} aria-busy={!ready && !trouble}>
        {ready && <Edition page={page} shelf={ready} parts={parts} />}
        {trouble && parts && <parts.Trouble shelf={trouble} />}
        {!ready && !trouble && <BlankEdition />}
      </main>
      <TuiwenFoot />
      {ready && <BuyBar page={page} isBusy={isBusy} parts={parts} selected={ready.selected} />}
      {!ready && !trouble && <BlankBar />}
      {parts && <parts.PurchasePopups page={page} />}
    </>
  );
}
