import type { PurchasePage } from '@vip/checkout-react';
import { PurchaseScreen } from '@vip/checkout-ui';
import type { LazyModule } from '@vip/ui';
import { AccountLine } from '../../parts/account-line.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { TuiwenFoot } from '../../parts/tuiwen-foot.tsx';
import { BlankBar } from '../../parts/two-tone-bar.tsx';
import type * as LazyParts from '../../welfare/lazy-parts.ts';
import type { GiftList } from '../../welfare/use-welfare.ts';
import { ClaimBar } from './claim-bar.tsx';
import { BlankContents, Contents } from './contents.tsx';
import styles from './discounts-view.module.css';

export interface DiscountsViewProps {
  page: PurchasePage;
  list: GiftList;
  lazy: LazyModule<typeof LazyParts>;
  /** The server's time, ms. */
  now: number;
}

/** The welfare page as it looks: a table of contents of the gifts, each with what it costs where a page number stands. */
export function DiscountsView({ list, lazy, now, ...given }: DiscountsViewProps) {
  const gifts = list.status === 'ready' && list.gifts.length > 0 ? list.gifts : null;
  const isTrouble = list.status === 'error' || (list.status === 'ready' && !gifts);
  const needsParts = isTrouble || list.status === 'nobody';
  return (
    <PurchaseScreen page={given.page} lazy={lazy} verb="领取" needsParts={needsParts}>
      {({ page, parts, ready }) => {
        const isReady = gifts !== null || (parts !== null && needsParts);
        return (
          <>
            <Masthead title={['领取福利']} by="领到的会员马上生效，打开推文助手就能用。">
              <span>会员福利</span>
            </Masthead>
            {list.status !== 'nobody' && <AccountLine {...page} isKnown={list.status !== 'loading'} />}
            <main className={styles.body} aria-busy={!isReady}>
              {parts && !ready && <parts.NoticeStrip page={page} />}
              {gifts && <Contents page={page} gifts={gifts} parts={parts} now={now} />}
              {parts && list.status === 'nobody' && <parts.Nobody onLogin={page.login.open} />}
              {parts && isTrouble && <parts.WelfareTrouble list={list} />}
              {!isReady && <BlankContents />}
            </main>
            <TuiwenFoot />
            {gifts && ready && <ClaimBar page={page} gifts={gifts} packageList={ready} parts={parts} />}
            {!isReady && <BlankBar />}
          </>
        );
      }}
    </PurchaseScreen>
  );
}
