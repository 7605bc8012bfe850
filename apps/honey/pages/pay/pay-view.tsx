import type { PurchasePage } from '@vip/purchase';
import { OfflineBar } from '@vip/ui';
import { CashierDialog } from '../../parts/cashier-dialog.tsx';
import { HoneyFoot } from '../../parts/honey-foot.tsx';
import { ConsentSheet } from './consent-sheet.tsx';
import { LoginSheet } from './login-sheet.tsx';
import { NoWayBar } from './no-way-bar.tsx';
import { BlankPayBar, HoneyPayBar } from './pay-bar.tsx';
import { PayHeader } from './pay-header.tsx';
import styles from './pay-view.module.css';
import { PendingStrip } from './pending-strip.tsx';
import { ShelfSections } from './shelf-sections.tsx';

interface PayViewProps {
  page: PurchasePage;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The purchase page as it looks: everything it shows and does is in `page`. */
export function PayView({ page, pictures }: PayViewProps) {
  const { shelf, noWay, cashier, checkout } = page;
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
      {selected && <ConsentSheet consent={page.consent} selected={selected} />}
      <LoginSheet login={page.login} />
      {'intent' in checkout && (
        <CashierDialog
          {...cashier}
          name={checkout.intent.packageName}
          amount={checkout.intent.price}
          payType={checkout.intent.payType}
        />
      )}
    </>
  );
}
