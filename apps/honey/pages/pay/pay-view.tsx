import type { PurchasePage } from '@vip/purchase';
import { OfflineBar } from '@vip/ui';
import { HoneyFoot } from '../../parts/honey-foot.tsx';
import { NoWayBar } from './no-way-bar.tsx';
import { BlankPayBar, HoneyPayBar } from './pay-bar.tsx';
import { PayHeader } from './pay-header.tsx';
import styles from './pay-view.module.css';
import { PendingStrip } from './pending-strip.tsx';
import { ShelfSections } from './shelf-sections.tsx';
import { usePopups } from './use-popups.ts';

interface PayViewProps {
  page: PurchasePage;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The purchase page as it looks: everything it shows and does is in `page`. */
export function PayView({ page: given, pictures }: PayViewProps) {
  const { Popups, page } = usePopups(given);
  const { shelf, noWay } = page;
  const selected = shelf.status === 'ready' ? shelf.selected : null;
  return (
    <>
      <OfflineBar isOffline={page.isOffline} />
      <PayHeader
        page={page}
        pictures={pictures}
        hasDrawing={shelf.status === 'ready' || shelf.status === 'loading'}
      />
      <main className={styles.body} aria-busy={shelf.status === 'loading'}>
        <PendingStrip {...page} />
        <ShelfSections page={page} />
      </main>
      <HoneyFoot />
      {shelf.status === 'loading' && <BlankPayBar />}
      {selected && (noWay ? <NoWayBar noWay={noWay} /> : <HoneyPayBar page={page} selected={selected} />)}
      {Popups && <Popups page={page} />}
    </>
  );
}
