import { hasOpenDialog } from '@vip/checkout-ui';
import { ChunkErrorBanner, OfflineBar, type LazyModule } from '@vip/ui';
import { AccountLine } from '../../parts/account-line.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { TuiwenFoot } from '../../parts/tuiwen-foot.tsx';
import { BlankBar } from '../../parts/two-tone-bar.tsx';
import { BuyBar } from '../../purchase/buy-bar.tsx';
import { needsLazyParts } from '../../purchase/needs-lazy-parts.ts';
import type * as LazyParts from '../../upgrade/lazy-parts.ts';
import type { UpgradePage } from '../../upgrade/use-upgrade.ts';
import { BlankUpgrade, Upgrade } from './upgrade.tsx';
import { NoUpgrade } from './no-upgrade.tsx';
import styles from './upgrade-view.module.css';

export interface UpgradeViewProps extends UpgradePage {
  lazy: LazyModule<typeof LazyParts>;
  /** The server's time, ms. */
  now: number;
  go(to: string): void;
}

/** The upgrade page as it looks: two columns, what one has and what one would have, and the account of the price. */
export function UpgradeView({ page, offers, lazy, now, go }: UpgradeViewProps) {
  const { packageList } = page;
  const parts = lazy.part;
  const ready = offers.status === 'ready' ? offers : null;
  const sold = ready && packageList.status === 'ready' ? packageList : null;
  const trouble = parts && (offers.status === 'error' || offers.status === 'empty') ? offers : null;
  const isStanding = sold !== null || (parts !== null && (ready !== null || trouble !== null));
  const isBusy = page.isBusy || (hasOpenDialog(page) && !parts && !lazy.hasFailed);
  const asksLogin = ready?.standing.kind === 'unknown' && page.session.status === 'anonymous';
  const retry = () => {
    lazy.retry();
    // The same network failed both: one tap asks for both.
    if (offers.status === 'error') offers.retry();
  };
  return (
    <>
      {lazy.hasFailed && needsLazyParts(page) && <ChunkErrorBanner onRetry={retry} />}
      <OfflineBar />
      <Masthead title={['升级会员']} by="没用完的天数按价抵掉，只付差的那一份。">
        <span>升级</span>
      </Masthead>
      {!asksLogin && <AccountLine {...page} isKnown={isStanding} />}
      <main className={styles.body} aria-busy={!isStanding}>
        {ready && sold && <Upgrade page={page} offers={ready} packageList={sold} parts={parts} now={now} />}
        {ready && !sold && parts && <NoUpgrade page={page} offers={ready} parts={parts} go={go} />}
        {trouble && parts && <parts.Trouble packageList={trouble} />}
        {!isStanding && <BlankUpgrade />}
      </main>
      <TuiwenFoot />
      {sold && <BuyBar page={page} isBusy={isBusy} parts={parts} selected={sold.selected} act="立即升级" />}
      {!isStanding && <BlankBar />}
      {parts && <parts.PurchasePopups page={page} verb="升级" />}
    </>
  );
}
