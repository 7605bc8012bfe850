import { PurchaseScreen } from '@vip/checkout-ui';
import type { LazyModule } from '@vip/ui';
import { AccountLine } from '../../parts/account-line.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { TuiwenFoot } from '../../parts/tuiwen-foot.tsx';
import { BlankBar } from '../../parts/two-tone-bar.tsx';
import { BuyBar } from '../../purchase/buy-bar.tsx';
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
export const UpgradeView = ({ offers, lazy, now, go, ...given }: UpgradeViewProps) => (
  <PurchaseScreen page={given.page} lazy={lazy} verb="升级">
    {({ page, parts, ready: sold, failed }) => {
      const known = offers.status === 'ready' ? offers : null;
      const isReady = sold !== null || failed !== null || (parts !== null && known !== null);
      const asksLogin = known?.standing.kind === 'unknown' && page.session.status === 'anonymous';
      return (
        <>
          <Masthead title={['升级会员']} by="没用完的天数按价抵掉，只付差的那一份。">
            <span>升级</span>
          </Masthead>
          {!asksLogin && <AccountLine {...page} isKnown={isReady} />}
          <main className={styles.body} aria-busy={!isReady}>
            {known && sold && (
              <Upgrade page={page} offers={known} packageList={sold} parts={parts} now={now} />
            )}
            {known && !sold && parts && <NoUpgrade page={page} offers={known} parts={parts} go={go} />}
            {!known && failed && <failed.parts.Trouble packageList={failed.packageList} />}
            {!isReady && <BlankUpgrade />}
          </main>
          <TuiwenFoot />
          {sold && <BuyBar page={page} parts={parts} selected={sold.selected} act="立即升级" />}
          {!isReady && <BlankBar />}
        </>
      );
    }}
  </PurchaseScreen>
);
